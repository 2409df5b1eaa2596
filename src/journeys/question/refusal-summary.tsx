// The problems above a form. In plain words a single problem needs no heading: its own sentence says what is missing.
import { useWidget } from '../../state/widget-context.tsx';
import { ProblemSummary } from '../../ui/problem-summary/problem-summary.tsx';
import type { Refusal } from '../home/refusal/use-refusal.tsx';

export function RefusalSummary({ items, attempt }: Pick<Refusal, 'items' | 'attempt'>) {
  const { words, settings } = useWidget();
  if (items.length === 0) return null;
  const isNamed = settings.copy === 'plain' && items.length === 1;
  return (
    <ProblemSummary
      heading={isNamed ? undefined : words('problem.summary')}
      items={items}
      attempt={attempt}
    />
  );
}
