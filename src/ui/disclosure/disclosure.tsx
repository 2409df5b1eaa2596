import type { ReactNode } from 'react';
import { Icon } from '../icon/icon.tsx';

export interface DisclosureProps {
  summary: ReactNode;
  children: ReactNode;
  /** How it is at first; after that it is the visitor's. */
  open?: boolean;
  onToggle?: (open: boolean) => void;
  /** 'plain' is a line of text, 'card' a row in a list of such, 'section' a heading over a long part. */
  look?: 'plain' | 'card' | 'section';
}

export function Disclosure({ summary, children, open = false, onToggle, look = 'plain' }: DisclosureProps) {
  return (
    <details
      className={`disclosure disclosure--${look}`}
      part="disclosure"
      open={open}
      onToggle={onToggle && ((event) => onToggle(event.currentTarget.open))}
    >
      <summary className="disclosure__summary">
        <span className="disclosure__title">{summary}</span>
        <Icon name="chevron-down" />
      </summary>
      <div className="disclosure__body">{children}</div>
    </details>
  );
}
