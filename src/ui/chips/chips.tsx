// Knows a few short facts in a row.
import type { ReactNode } from 'react';

export interface Chip {
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
          <span>{text}</span>
        </li>
      ))}
    </ul>
  );
}
