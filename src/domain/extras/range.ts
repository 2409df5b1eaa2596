import type { SaidByKey } from './said-by-key.ts';

/** How sure a figure is: the ends that its drivers, each moved alone, give together side by side. */
export interface Range {
  readonly figure: 'savings' | 'annualCost' | 'co2';
  readonly unit: '£/y' | 't/y';
  readonly base: number;
  readonly low: number;
  readonly high: number;
  /** Null where the figure is a cost, so that neither end is better or worse than today. */
  readonly verdict: 'better' | 'either' | 'worse' | null;
  readonly drivers: readonly RangeDriver[];
}

/** What may turn out otherwise. `low` ≤ 0 ≤ `high`: the change of the range's base, in its unit. */
export interface RangeDriver extends SaidByKey {
  readonly id: string;
  readonly text: string;
  /** What was moved, from and to, as it is said: '130p a litre'. */
  readonly from: string;
  readonly to: string;
  readonly low: number;
  readonly high: number;
  readonly source: string;
}
