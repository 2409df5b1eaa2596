// Rows of a breakdown, each with the sum behind it where there is one.
import { type Fact, Facts } from '../../../ui/facts/facts.tsx';
import { SumOpener } from './sum-opener.tsx';

export interface SummedFact extends Fact {
  /** Its `data-figure`, and the figure itself. */
  readonly sum?: string | undefined;
  readonly figure?: number | null | undefined;
}

export function SummedFacts({ rows }: { rows: readonly SummedFact[] }) {
  return (
    <Facts
      columns={2}
      rows={rows.map(({ sum, figure, ...row }) => ({
        ...row,
        ...(sum ? { more: <SumOpener id={sum} title={row.term} value={figure} /> } : {}),
      }))}
    />
  );
}
