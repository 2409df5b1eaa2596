// Assumptions that quotes of several assets share.
import { CONSTANTS } from '../constants.ts';
import type { HomeLoad, Measured } from '../load/home-load.ts';
import type { PropertyType } from '../place/property-type.ts';
import type { Ranked } from '../tariff/market.ts';
import { chosen, cited, fromHalfHours, fromRequest, whole, wholePercent } from './assumptions.ts';
import type { Assumption } from './quote-result.ts';

/** If a change of use or cost by this share would change the quote by a step, an assumption says so. It is twice the 1% by which inputs may vary. */
export const NEAR = 0.02;

interface Known {
  /** Null if it was not asked. */
  readonly type: PropertyType | null;
  readonly isUseKnown: boolean;
  /** What the sentence says of the use. */
  readonly of?: 'all' | 'without-car' | 'without-heat';
}

/** The electricity that a home uses, in kWh a year, in every quote. @param heat the part of it for heat */
export function homeUseAssumption(
  { measured }: HomeLoad,
  { type, isUseKnown, of = 'all' }: Known,
  [total, heat]: readonly [number, number],
): Assumption {
  const figures = { total: whole(total), ...(heat > 0 && { heat: whole(heat) }) };
  const use = { key: heat > 0 ? 'use.heated' : 'use.year', values: figures };
  const values = { ...figures, use, text: { key: `use.${of}` } };
  if (measured) return fromHalfHours('home.electricity-measured', values, measured);
  if (isUseKnown) return fromRequest('home.electricity', values);
  const home = { key: `type.${type?.id ?? 'any'}` };
  const text = { key: `use.${of}.typical`, values: { home } };
  return cited('home.electricity', { ...values, text }, CONSTANTS.tdcvElecSingle);
}

/** States that we assume electric heating by the meter, or nearly do, if the visitor did not state the heating. */
export function heatGuess({ heating, heatGuessedOver, total }: HomeLoad): readonly Assumption[] {
  if (heatGuessedOver === null) return [];
  if (heating) return [chosen('home.heat-guessed', { heat: whole(heating.space + heating.hotWater) })];
  if (heatGuessedOver - total > NEAR * heatGuessedOver) return [];
  return [chosen('home.heat-near', { from: whole(heatGuessedOver) })];
}

/** HALF-03: when the home uses its electricity. */
export function measuredTimes(measured: Measured): Assumption {
  return fromHalfHours('behaviour.measured', { percent: wholePercent(measured.share) }, measured);
}

/** HALF-03: names the months that the meter's file lacks. */
export function filledMonths({ measured }: HomeLoad): readonly Assumption[] {
  if (!measured || measured.filled.length === 0) return [];
  const months = measured.filled.map((month) => ({ key: `month.${month}` }));
  return [chosen('home.months-filled', { months })];
}

/**
 * Names the second tariff of the ranking (cheapest first) if a little more or less use could make it the cheapest.
 * @param bill pounds a year that the home pays today
 */
export function runnerUp(
  [best, next]: readonly Ranked[],
  recommended: Ranked,
  bill: number,
): readonly Assumption[] {
  if (!best || !next || recommended.tariff !== best.tariff) return [];
  const more = next.cost - best.cost;
  if (more > NEAR * Math.max(bill, Math.abs(best.cost))) return [];
  const { name: tariff, supplierName: supplier } = next.tariff;
  return [chosen('prices.runner-up', { tariff, supplier, pounds: whole(more) })];
}
