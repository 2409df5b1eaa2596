// Knows things that come one after another, and how far they are.
import type { ReactNode } from 'react';
import { Icon } from '../icon/icon.tsx';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';

export interface ListedStep {
  title: ReactNode;
  text?: ReactNode;
  state?: 'done' | 'now' | 'todo';
  /** The state in words, for those who listen: 'Done'. */
  stateText?: string;
}

export function StepsList({ items }: { items: readonly ListedStep[] }) {
  return (
    <ol className="steps-list">
      {items.map(({ title, text, state = 'todo', stateText }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a step's place is its name
        <li className={`steps-list__step steps-list__step--${state}`} key={index}>
          <span className="steps-list__mark" aria-hidden="true">
            {state === 'done' ? <Icon name="check" /> : index + 1}
          </span>
          <div className="steps-list__body">
            <p className="steps-list__title">
              {title}
              {stateText !== undefined && <VisuallyHidden>{` ${stateText}`}</VisuallyHidden>}
            </p>
            {text !== undefined && <div className="steps-list__text">{text}</div>}
          </div>
        </li>
      ))}
    </ol>
  );
}
