// An alert that takes the focus at each attempt, so that it is read once. Each line leads to its field.
import { Alert } from '../alert/alert.tsx';
import { Button } from '../button/button.tsx';

interface ProblemSummaryProps {
  /** 'Please ensure you answered all required fields' */
  heading: string | undefined;
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

/**
 * Focuses the field with that name, in the same form if there is one. Of radio buttons it takes the checked one. If the field
 * does not exist yet, it takes the form's first field: for the list of addresses, that is the postcode.
 */
function focusField(from: HTMLElement, name: string): void {
  const around: ParentNode = from.closest('form') ?? (from.getRootNode() as ShadowRoot);
  const fields = [
    ...around.querySelectorAll<HTMLInputElement>(`[name="${CSS.escape(name)}"]:not(:disabled)`),
  ];
  const first = around.querySelector<HTMLElement>('input:not(:disabled), select');
  const field = fields.find((radio) => radio.checked) ?? fields[0] ?? first;
  field?.focus({ preventScroll: true });
  (field?.closest('[part~="field"]') ?? field)?.scrollIntoView({ block: 'nearest' });
}
