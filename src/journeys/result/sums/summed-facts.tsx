// Rows of a breakdown, each with its sum if there is one.
import { type Fact, Facts } from '../../../ui/facts/facts.tsx';
import { SumOpener } from './sum-opener.tsx';

export interface SummedFact extends Fact {
  readonly figure?: number | null | undefined;
}

export function SummedFacts({ rows }: { rows: readonly SummedFact[] }) {
  return (
    <Facts
      columns={2}
      rows={rows.map(({ figure, ...row }) => ({
        ...row,
        more: row.sum && <SumOpener id={row.sum} title={row.term} value={figure} />,
      }))}
    />
  );
}
