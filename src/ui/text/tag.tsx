import type { ReactNode } from 'react';
import { Explained } from './term.tsx';

interface TagProps {
  children: ReactNode;
  /** 'strong' for what is certain, 'dashed' for what is assumed, 'plain' for the rest. */
  tone?: 'strong' | 'plain' | 'dashed';
}

export function Tag({ children, tone = 'plain' }: TagProps) {
  return <span className={`tag tag--${tone}`}>{children}</span>;
}

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
