import { breakevenYears, lifetimeSavings as total } from '../../../../src/domain/solar.ts';
import type { Alternative } from '../result/quote-result.ts';
import { tariffLabel } from '../result/result-rows.ts';
import { pounds } from '../rounding.ts';
import { replacementsOf, yearsOf } from './lifetime-savings.ts';
import { type SolarBasis, type SolarCase, type SolarQuestion, solarBasis, solarCase } from './solar-case.ts';
import { type SolarSystem, solarSystems, systemCost } from './solar-system.ts';

/** Amounts are in pounds. */
export interface SolarOption {
  readonly quoted: SolarCase;
  readonly cost: number;
  /** The saving of each year, as sent, after replacements. */
  readonly years: readonly number[];
  /** The savings of all years minus the cost. */
  readonly left: number;
}

/** The possible systems, each on its cheapest tariff. */
export interface SolarChoice {
  readonly best: SolarOption;
  readonly others: readonly SolarOption[];
}

/**
 * Sorts systems by what is left of their savings, and then by cost. The first one is the best, unless a battery is asked for.
 * @param inflation growth of energy prices, as a share a year
 */
export function chooseSystem(
  {
    battery,
    tariffId,
    ...question
  }: Omit<SolarQuestion, 'system'> & { readonly battery?: number | undefined },
  panels: number,
  inflation: number,
): SolarChoice {
  const systems = solarSystems(panels);
  const basis = solarBasis({ ...question, system: systems[0]! });
  const options = systems
    .map((system) => optionOf({ ...question, system }, inflation, basis))
    .sort((one, other) => pounds(other.left) - pounds(one.left) || one.cost - other.cost);
  const best = options.find(({ quoted }) => quoted.question.system.battery === battery) ?? options[0]!;
  const others = options.filter((option) => option !== best);
  // Asking for another tariff does not change the system.
  if (tariffId === undefined) return { best, others };
  return { best: optionOf({ ...best.quoted.question, tariffId }, inflation, basis), others };
}

function optionOf(question: SolarQuestion, inflation: number, basis: SolarBasis): SolarOption {
  const quoted = solarCase(question, basis);
  const cost = pounds(systemCost(question.system, question.market.day));
  const years = yearsOf(quoted, inflation);
  return { quoted, cost, years, left: total(years) - cost };
}

/** The other systems as sent, the cheapest first. */
export function alternativesOf({ others }: SolarChoice): readonly Alternative[] {
  return others.toSorted((one, other) => one.cost - other.cost).map(alternative);
}

function alternative({ quoted, cost, years, left }: SolarOption): Alternative {
  const { question, savings, recommended } = quoted;
  const { panels, battery }: SolarSystem = question.system;
  return {
    id: battery > 0 ? 'with-battery' : 'panels-only',
    panels,
    battery,
    cost,
    savings: pounds(savings),
    breakeven: breakevenYears(years, cost),
    left: pounds(left),
    replaced: replacementsOf(question.system).reduce((sum, one) => sum + one.cost, 0),
    tariffName: tariffLabel(recommended.tariff, question.place).tariffName,
  };
}
