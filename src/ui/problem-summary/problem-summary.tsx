// Takes the focus, so that it is read once, and is silent until the next attempt. Each line leads to its field.
import { useEffect, useId, useRef } from 'react';
import { useHeadingTag } from '../heading/outline.tsx';
import { focusField } from './focus-field.ts';

interface ProblemSummaryProps {
  /** 'Please ensure you answered all required fields' */
  heading: string;
  /** `field` is the name of the input that the line is about. */
  items: readonly { field: string; text: string }[];
  /** Counts the refusals. At each new one, the focus returns here. */
  attempt: number;
}

export function ProblemSummary({ heading, items, attempt }: ProblemSummaryProps) {
  const id = useId();
  const box = useRef<HTMLDivElement>(null);
  const Tag = useHeadingTag(3);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt moves the focus here
  useEffect(() => {
    box.current?.focus({ preventScroll: true });
    box.current?.scrollIntoView({ block: 'nearest' });
  }, [attempt]);
  return (
    <div
      className="problem-summary stack stack--2"
      part="problem-summary"
      role="group"
      aria-labelledby={`${id}-heading`}
      aria-describedby={`${id}-list`}
      tabIndex={-1}
      ref={box}
    >
      <Tag className="problem-summary__heading" id={`${id}-heading`}>
        {heading}
      </Tag>
      {items.length > 0 && (
        <ul className="stack stack--1" id={`${id}-list`}>
          {items.map((item) => (
            <li key={`${item.field} ${item.text}`}>
              <button
                type="button"
                className="problem-summary__link"
                onClick={(event) => focusField(event.currentTarget, item.field)}
              >
                {item.text}
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
