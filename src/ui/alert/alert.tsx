import { type ReactNode, useEffect, useId, useRef } from 'react';
import { Button } from '../button/button.tsx';
import { useHeadingTag } from '../text/heading.tsx';
import { Icon, type IconName } from '../text/icon.tsx';
import { Status } from '../text/status.tsx';

export interface AlertProps {
  tone?: 'error' | 'warning' | 'info' | 'success';
  /** 'Error' */
  heading?: string | undefined;
  children?: ReactNode;
  /** Retry, and other ways to continue. */
  actions?: ReactNode;
  /** False if it is on the page from the start and need not be announced. */
  live?: boolean;
  /** Takes the focus when it appears, so that it is read out: the answer to a press. A count takes it again as it grows. */
  focuses?: boolean | number;
  /** The name by which a page styles it. */
  part?: string;
}

const MARKS: Record<NonNullable<AlertProps['tone']>, IconName> = {
  error: 'alert',
  warning: 'alert',
  info: 'info',
  success: 'check',
};

/** Every message in a box: a mark, an edge and a heading show its kind, never colour alone. */
export function Alert({
  tone = 'error',
  heading,
  children,
  actions,
  live = true,
  focuses = false,
  part = `alert alert-${tone}`,
}: AlertProps) {
  const id = useId();
  const ref = useFocused(focuses);
  const Tag = useHeadingTag(3);
  const interrupts = live && !focuses && tone === 'error';
  const box = (
    <div
      className={`alert alert--${tone}`}
      part={part}
      role={interrupts ? 'alert' : focuses ? 'group' : undefined}
      {...(focuses
        ? {
            ref,
            tabIndex: -1,
            'aria-labelledby': heading === undefined ? `${id}-text` : `${id}-heading`,
            'aria-describedby': heading === undefined ? undefined : `${id}-text`,
          }
        : {})}
    >
      <span className="alert__mark" aria-hidden="true">
        <Icon name={MARKS[tone]} />
      </span>
      <div className="stack stack--2">
        {heading !== undefined && (
          <Tag className="alert__heading" id={`${id}-heading`}>
            {heading}
          </Tag>
        )}
        {children !== undefined && (
          <div className="alert__text" id={`${id}-text`}>
            {children}
          </div>
        )}
        {actions !== undefined && <div className="row">{actions}</div>}
      </div>
    </div>
  );
  return live && !interrupts && !focuses ? <Status>{box}</Status> : box;
}

/** Scrolled into view and focused once no dialog covers it. */
function useFocused(focuses: boolean | number) {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const box = ref.current;
    if (!focuses || !box) return;
    const take = () => {
      box.focus({ preventScroll: true });
      box.scrollIntoView({ block: 'nearest' });
    };
    const dialog = (box.getRootNode() as ShadowRoot).querySelector('dialog:modal');
    if (!dialog || dialog.contains(box)) return take();
    dialog.addEventListener('close', take);
    return () => dialog.removeEventListener('close', take);
  }, [focuses]);
  return ref;
}

interface ProblemSummaryProps {
  /** 'Please ensure you answered all required fields' */
  heading: string | undefined;
  /** `field` is the name of the input that the line is about. */
  items: readonly { field: string; text: string }[];
  /** Counts the refusals. At each new one, the focus returns here. */
  attempt: number;
}

/** An alert that takes the focus at each attempt, so that it is read once. Each line leads to its field. */
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
