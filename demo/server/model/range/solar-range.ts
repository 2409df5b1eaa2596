import type { Range } from '../../../../src/domain/extras/range.ts';
import type { WhatIf } from '../../../../src/domain/extras/what-if.ts';
import { atRest, type Scenario } from '../../../../src/domain/what-if/scenario.ts';
import { scenarioSaving } from '../../../../src/domain/what-if/spend.ts';
import type { HomeLoad } from '../home-load.ts';
import { byHalfHour } from '../load-profile.ts';
import type { Market } from '../market.ts';
import { pounds } from '../result/rounding.ts';
import type { Roof } from '../solar/roof.ts';
import type { SolarCase } from '../solar/solar-case.ts';
import { type SolarHome, solarYear } from '../solar/solar-year.ts';
import { homeCost } from '../tariff/home-cost.ts';
import { ratesOf } from '../tariff/rates.ts';
import type { Tariff } from '../tariff/tariffs.ts';
import { movedBy } from './moved.ts';
import { rangeOf } from './range-of.ts';
import { SOLAR_DRIVERS } from './solar-drivers.ts';

/** What is moved of a roof, by itself or in a home with more. */
export interface RoofStage {
  readonly quoted: {
    readonly question: { readonly market: Market; readonly load: HomeLoad; readonly roof?: Roof | undefined };
    readonly generation: number;
    readonly recommended: { readonly tariff: Tariff; readonly year: { readonly sold: number } };
  };
  readonly isUseKnown: boolean;
  /** The saving at other prices. */
  readonly savingAt: (levers: Partial<Scenario>) => number;
  /** The saving with another use or another generation: factors on each. The battery's nights stay as planned. */
  readonly savingWith: (use: number, made: number) => number;
}

/** A roof's quote, ready to be moved. */
export interface SolarStage extends RoofStage {
  readonly quoted: SolarCase;
}

export function solarRanges(
  quoted: SolarCase,
  whatIf: WhatIf,
  { isUseKnown }: Pick<SolarStage, 'isUseKnown'>,
): readonly Range[] {
  const rest = atRest(whatIf, null);
  const savingAt: SolarStage['savingAt'] = (levers) => scenarioSaving(whatIf, { ...rest, ...levers });
  const savingWith: SolarStage['savingWith'] = (use, made) => savingOf(quoted, use, made);
  const stage = { quoted, isUseKnown, savingAt, savingWith };
  return [rangeOf('savings', pounds(quoted.savings), movedBy<SolarStage>(stage, SOLAR_DRIVERS))];
}

function savingOf(
  { question, home, currentTariff, recommended }: SolarCase,
  use: number,
  made: number,
): number {
  const { market, system } = question;
  const moved: SolarHome = { ...home, use: times(home.use, use), made: times(home.made, made) };
  const today = homeCost({ household: byHalfHour(moved.use) }, currentTariff, market.region);
  const rates = ratesOf(recommended.tariff, market.region);
  return today - solarYear(moved, system.battery, rates, { plan: recommended.year.plan }).cost;
}

function times(year: Float64Array, factor: number): Float64Array {
  return factor === 1 ? year : year.map((energy) => energy * factor);
}
