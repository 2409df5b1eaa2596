import { APR_OPTIONS, INFLATION_OPTIONS, LOAN_TERM_OPTIONS } from '../../../domain/finance.ts';
import type { Scenario } from '../../../domain/scenario.ts';
import type { WhatIf } from '../../../domain/what-if.ts';
import type { LeverBounds } from '../../../ui/lever/lever-steps.ts';
import type { WordKey } from '../../../words/word-key.ts';
import type { Words } from '../../../words/words.ts';

type Plain = 'miles' | 'electricity' | 'exported' | 'efficiency' | 'tax' | 'inflation' | 'apr' | 'months';

/** One lever: what it changes in the scenario, its bounds, and its format. */
export interface LeverRow {
  readonly id: Plain | 'fuel' | 'price';
  /** Where it is not that of its id. */
  readonly label?: (whatIf: WhatIf) => WordKey;
  readonly unit: WordKey;
  readonly bounds: LeverBounds;
  readonly applies: (whatIf: WhatIf) => boolean;
  /** Reads its value in display units, and returns the scenario with another value. */
  readonly read: (scenario: Scenario) => number;
  readonly write: (scenario: Scenario, value: number) => Scenario;
  /** With its unit. */
  readonly text: (value: number, words: Words) => string;
}

export const labelOf = ({ id, label }: LeverRow, whatIf: WhatIf): WordKey =>
  label ? label(whatIf) : `whatIf.lever.${id as Plain}`;

const last = (options: readonly number[]) => options.at(-1) ?? 0;
const hasCar = ({ before, after }: WhatIf) => after.car !== null || before.fuel?.perMile != null;
const hasLife = ({ lifetime }: WhatIf) => lifetime !== null;
const hasPump = ({ efficiency }: WhatIf) => efficiency !== null;
const isPriced = ({ lifetime, cost }: WhatIf) => lifetime !== null && cost !== null;
const signed = (value: number, { format }: Words) => `${value > 0 ? '+' : ''}${format.percent(value)}`;

/** A factor on a price, shown as a percentage of the quoted price. */
const factor = (key: 'electricity' | 'fuel' | 'exported') => ({
  unit: 'whatIf.unit.percent' as const,
  bounds: { min: -50, max: 100, step: 1 },
  read: (scenario: Scenario) => Math.round((scenario[key] - 1) * 100),
  write: (scenario: Scenario, value: number) => ({ ...scenario, [key]: 1 + value / 100 }),
  text: signed,
});

/** A share a year, in whole percent. */
const share = (key: 'inflation' | 'apr', options: readonly number[]) => ({
  unit: 'whatIf.unit.percent' as const,
  bounds: { min: 0, max: last(options), step: 1 },
  read: (scenario: Scenario) => scenario[key] * 100,
  write: (scenario: Scenario, value: number) => ({ ...scenario, [key]: value / 100 }),
  text: (value: number, { format }: Words) => format.percent(value),
});

export const LEVERS: readonly LeverRow[] = [
  {
    id: 'miles',
    unit: 'whatIf.unit.miles',
    bounds: { min: 0, max: 40_000, step: 100 },
    applies: hasCar,
    read: ({ miles: year }) => year,
    write: (scenario, value) => ({ ...scenario, miles: value }),
    text: (value, { format }) => format.miles(value),
  },
  {
    id: 'electricity',
    applies: () => true,
    ...factor('electricity'),
  },
  {
    id: 'fuel',
    label: (whatIf) => (hasCar(whatIf) ? 'whatIf.lever.fuel.petrol' : 'whatIf.lever.fuel.heating'),
    // An electric car alone is compared with petrol.
    applies: (whatIf) => whatIf.before.fuel !== null || hasCar(whatIf),
    ...factor('fuel'),
  },
  {
    id: 'exported',
    applies: ({ after }) => after.export.some(({ kWh, rate }) => kWh * rate > 0),
    ...factor('exported'),
  },
  {
    id: 'efficiency',
    unit: 'whatIf.unit.times',
    bounds: { min: 2, max: 4.5, step: 0.01 },
    applies: hasPump,
    read: ({ efficiency }) => efficiency ?? 0,
    write: (scenario, value) => ({ ...scenario, efficiency: Math.round(100 * value) / 100 }),
    text: (value, words) => words('whatIf.heat', { value: words.format.fine(value, 2) }),
  },
  {
    id: 'tax',
    unit: 'whatIf.unit.pence',
    bounds: { min: 0, max: 10, step: 1 },
    applies: ({ after }) => after.car?.tax !== undefined,
    read: ({ tax }) => tax,
    write: (scenario, value) => ({ ...scenario, tax: value }),
    text: (value, words) => words('unit.pence', { value }),
  },
  {
    id: 'inflation',
    applies: hasLife,
    ...share('inflation', INFLATION_OPTIONS),
  },
  {
    id: 'price',
    label: () => 'label.installerPrice',
    unit: 'whatIf.unit.pounds',
    bounds: { min: 500, max: 30_000, step: 100 },
    applies: (whatIf) => hasPump(whatIf) && whatIf.cost === null,
    read: ({ price }) => price ?? 500,
    write: (scenario, value) => ({ ...scenario, price: value }),
    text: (value, { format }) => format.wholePounds(value),
  },
  {
    id: 'apr',
    applies: isPriced,
    ...share('apr', APR_OPTIONS),
  },
  {
    id: 'months',
    unit: 'whatIf.unit.months',
    bounds: { min: LOAN_TERM_OPTIONS[0] ?? 12, max: last(LOAN_TERM_OPTIONS), step: 12 },
    applies: isPriced,
    read: ({ months }) => months,
    write: (scenario, value) => ({ ...scenario, months: Math.round(value / 12) * 12 }),
    text: (value, words) => words('whatIf.months', { count: value }),
  },
];
