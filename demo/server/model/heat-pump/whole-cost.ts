// YOURS-04: the cost of a heat pump, and its payback.

import type { WholeCost } from '../../../../src/domain/result-extras.ts';
import { lifetimeYears } from '../../../../src/domain/scenario.ts';
import { breakevenYears } from '../../../../src/domain/solar.ts';
import type { Lifetime } from '../../../../src/domain/what-if.ts';
import { CONSTANTS } from '../constants.ts';
import type { HeatingFuel } from '../load/home-load.ts';
import { installVat } from '../prices/vat.ts';
import { pounds } from '../rounding.ts';
import type { Support } from '../support/support.ts';

/** Amounts are in pounds, and pounds a year. */
export interface CostQuestion {
  readonly fuel: HeatingFuel;
  /** kW */
  readonly size: number;
  /** The installer's price that the visitor stated; null without one. */
  readonly stated: number | null;
  readonly support: readonly Support[];
  readonly saving: number;
  /** The ends of the saving's range. */
  readonly ends: { readonly low: number; readonly high: number };
  /** Growth of energy prices, share a year. */
  readonly inflation: number;
  /** The ISO date, which sets the VAT. */
  readonly day: string;
}

export function wholeCost(question: CostQuestion): WholeCost {
  const { fuel, stated, support, ends } = question;
  const price = stated === null ? usualPrice(question) : { low: stated, high: stated };
  const grant = Math.min(price.low, grantOf(support));
  const boiler = fuel === 2 ? 0 : CONSTANTS.boilerPrice.value;
  const left = { low: price.low - grant - boiler, high: price.high - grant - boiler };
  const years = (saving: number, cost: number) =>
    paidIn(lifetimeYears(lifeOf({ ...question, saving })), cost);
  const likely = (left.low + left.high) / 2;
  const { date } = CONSTANTS.heatPumpPrice;
  return {
    price,
    grant,
    boiler,
    left,
    isTold: stated !== null,
    service: serviceOf(fuel),
    payback: {
      soonest: years(ends.high, left.low),
      usual: years(question.saving, likely),
      ...(boiler > 0 && { notDue: years(question.saving, likely + boiler) }),
      latest: years(ends.low, left.high + boiler),
    },
    ...(stated === null
      ? { source: null, sourceKey: 'source.heatPumpPrice', date }
      : { source: null, date: null }),
  };
}

/** The coming years: the saving grows with energy prices, and the extra cost of the pump's service is subtracted. */
export function lifeOf({
  saving,
  fuel,
  inflation,
}: Pick<CostQuestion, 'saving' | 'fuel' | 'inflation'>): Lifetime {
  return {
    years: CONSTANTS.solarLifetime.value,
    panels: saving,
    rest: 0,
    panelLoss: 0,
    restFade: 0,
    restFloor: 1,
    inflation,
    replacements: [],
    upkeep: serviceOf(fuel),
  };
}

/** The payback in years; null if it is longer than the years of `savings`. @param savings of each year */
export function paidIn(savings: readonly number[], cost: number): number | null {
  return cost <= 0 ? 0 : breakevenYears(savings, cost);
}

/** The largest grant for which no condition is known not to be met. */
export function grantOf(support: readonly Support[]): number {
  const amounts = support
    .filter(({ kind, unit, met }) => kind === 'grant' && unit === '£' && met !== false)
    .map(({ amount }) => amount ?? 0);
  return Math.max(0, ...amounts);
}

/** The cost of a pump's yearly service minus that of a boiler. */
function serviceOf(fuel: HeatingFuel): number {
  const { boiler, heatPump } = CONSTANTS.heatingService.value;
  return heatPump - (fuel === 2 ? 0 : boiler);
}

function usualPrice({ size, day }: CostQuestion) {
  const bands = Object.entries(CONSTANTS.heatPumpPrice.value);
  const [, [low = 0, high = 0]] = bands.find(([below]) => size < Number(below)) ?? bands.at(-1)!;
  const withVat = 1 + installVat(day).value;
  return { low: pounds(low * withVat), high: pounds(high * withVat) };
}
