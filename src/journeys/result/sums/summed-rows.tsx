import { BarCompare, type BarCompareProps } from '../../../ui/bars/bars.tsx';
import { type Fact, Facts } from '../../../ui/facts/facts.tsx';
import { SumOpener } from './sum-opener.tsx';

/** Bars, each with its sum if there is one. */
export function SummedBars({ caption, bars }: BarCompareProps) {
  return (
    <BarCompare
      caption={caption}
      bars={bars.map((bar) => ({
        ...bar,
        more: bar.figure && <SumOpener id={bar.figure} title={bar.name} value={bar.value} />,
      }))}
    />
  );
}

export interface SummedFact extends Fact {
  readonly figure?: number | null | undefined;
}

/** Rows of a breakdown, each with its sum if there is one. */
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
