import type { Condition } from '../../../domain/extras/condition.ts';
import { useWidget } from '../../../state/widget-context.tsx';
import { Alert } from '../../../ui/alert/alert.tsx';
import { Disclosure } from '../../../ui/disclosure/disclosure.tsx';
import type { Elements } from '../../../ui/elements.ts';
import { ownSentence } from '../own-sentence.ts';

interface ConditionListProps {
  readonly conditions: readonly Condition[] | null;
  /** Shown with the conditions, closed at first. */
  readonly children?: Elements;
}

/** HON-09: conditions that this home does not meet as warnings, the others as a list. */
export function ConditionList({ conditions, children }: ConditionListProps) {
  const { words } = useWidget();
  if (!conditions || conditions.length === 0) return children;
  const textOf = ({ id, text }: Condition) => ownSentence(words, { key: `condition.${id}` }, text);
  const missed = conditions.filter(({ met }) => met === false);
  const rest = conditions.filter(({ met }) => met !== false);
  return (
    <div className="conditions stack stack--2">
      {missed.map((one) => (
        <Alert key={one.id} tone="warning" live={false}>
          <p>{words('tariff.notMet', { condition: textOf(one) })}</p>
        </Alert>
      ))}
      {rest.length > 0 && (
        <Disclosure summary={words('tariff.conditions')}>
          {children}
          <ul className="conditions__list">
            {rest.map((one) => (
              <li key={one.id}>{textOf(one)}</li>
            ))}
          </ul>
        </Disclosure>
      )}
    </div>
  );
}
