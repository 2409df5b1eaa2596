// An alert that takes the focus at each attempt, so that it is read once. Each line leads to its field.
import { Alert } from '../alert/alert.tsx';
import { Button } from '../button/button.tsx';
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
  return (
    <Alert heading={heading} focuses={attempt} part="problem-summary">
      {items.length > 0 && (
        <ul className="problem-summary">
          {items.map((item) => (
            <li key={`${item.field} ${item.text}`}>
              <Button look="link" onClick={(event) => focusField(event.currentTarget, item.field)}>
                {item.text}
              </Button>
            </li>
          ))}
        </ul>
      )}
    </Alert>
  );
}
