import type { ReactNode } from 'react';
import { Explained } from '../term/explained.tsx';

interface Chip {
  text: string;
  icon?: ReactNode;
}

export function Chips({ items }: { items: readonly Chip[] }) {
  return (
    <ul className="chips">
      {items.map(({ text, icon }) => (
        <li className="chips__chip" key={text}>
          {icon !== undefined && (
            <span className="chips__icon" aria-hidden="true">
              {icon}
            </span>
          )}
          <span>
            <Explained>{text}</Explained>
          </span>
        </li>
      ))}
    </ul>
  );
}
