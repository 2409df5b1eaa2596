import { readTable } from '../../data/read-table.ts';
import type { Place } from '../place/place.ts';
import { today } from '../today.ts';

/** Factors on a price. */
export interface Swing {
  readonly low: number;
  readonly high: number;
  readonly source: string;
}

const QUARTERS = 4;
const USUAL = { low: 0.9, high: 1.1 };
/** For Northern Ireland, where prices of Great Britain are used. */
const STAND_IN = {
  low: 0.8,
  high: 1.2,
  source: 'We chose 20% less and 20% more, since the price is Great Britain’s',
};

const whole = readTable('price_cap_history.csv', (row) => ({
  from: row.date('from'),
  electricity: row.optionalNumber('elec_unit_p'),
  gas: row.optionalNumber('gas_unit_p'),
})).flatMap(({ from, electricity, gas }) => (electricity && gas ? [{ from, electricity, gas }] : []));

/** The range of the price cap: a tenth either way, or its range in the last four quarters with all prices if that is larger. */
export function priceSwing(fuel: 'electricity' | 'gas', { served }: Pick<Place, 'served'>): Swing {
  if (served !== 'yes') return STAND_IN;
  const begun = whole.filter(({ from }) => from <= today());
  const prices = begun.slice(-QUARTERS).map((quarter) => quarter[fuel]);
  const now = prices.at(-1)!;
  const [least, most] = [Math.min(...prices), Math.max(...prices)];
  return {
    low: Math.min(USUAL.low, least / now),
    high: Math.max(USUAL.high, most / now),
    source: `We chose 10% less and 10% more, or as far as the price cap went in the last four quarters that we know. That was from ${least}p to ${most}p`,
  };
}
