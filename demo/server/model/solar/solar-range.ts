import type { Range } from '../../../../src/domain/range.ts';
import { atRest, type Scenario, scenarioSaving } from '../../../../src/domain/scenario.ts';
import type { WhatIf } from '../../../../src/domain/what-if.ts';
import { CONSTANTS } from '../constants.ts';
import type { HomeLoad, Measured } from '../load/home-load.ts';
import { byHalfHour } from '../load/load-profile.ts';
import { electricityMoved, priceMoved, TENTH, tariffMoved } from '../range/price-drivers.ts';
import { type Driver, type Moved, movedBy, rangeOf } from '../range/range-of.ts';
import { whole, wholePercent } from '../result/assumptions.ts';
import { pounds } from '../rounding.ts';
import { homeCost } from '../tariff/home-cost.ts';
import type { Market } from '../tariff/market.ts';
import { ratesOf } from '../tariff/rates.ts';
import type { Tariff } from '../tariff/tariffs.ts';
import type { Roof } from './roof.ts';
import type { SolarCase } from './solar-case.ts';
import { type SolarHome, solarYear } from './solar-year.ts';

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
  { question, home, currentTariff, currentCost, recommended }: SolarCase,
  use: number,
  made: number,
): number {
  const { market, system } = question;
  const moved: SolarHome = { ...home, useFactor: use, madeFactor: made };
  const household = () => byHalfHour(home.use.map((energy) => energy * use));
  const today = use === 1 ? currentCost : homeCost({ household: household() }, currentTariff, market.region);
  const rates = ratesOf(recommended.tariff, market.region);
  return today - solarYear(moved, system.battery, rates, { plan: recommended.year.plan }).cost;
}

/** The uncertainties of panels and a battery. */
const SOLAR_DRIVERS: readonly Driver<SolarStage>[] = [
  electricity,
  exported,
  tariff,
  generation,
  roof,
  selfUse,
  use,
];

const GENERATION = 0.1;
const ROOF = 0.08;
/** Shares of the generation: the fit's mean error, and the error for homes larger than those of the fit. */
const SELF_USE = { fitted: 0.036, larger: 0.084 };
/** With metered half hours, only differences within a half hour and between days remain uncertain. */
const SELF_USE_READ = 0.5;
const USE = { known: 0.1, typical: 0.3, read: 0.05 };

function electricity({ quoted: { question }, savingAt }: SolarStage): Moved {
  return electricityMoved(question.market, question.place, (factor) => savingAt({ electricity: factor }));
}

export function exported({ quoted, savingAt }: RoofStage): Moved | null {
  const pence = quoted.recommended.tariff.exportRate;
  if (pence === 0) return null;
  return priceMoved('export', pence, TENTH, (factor) => savingAt({ exported: factor }));
}

function tariff({ quoted }: SolarStage): Moved | null {
  const { question, currentCost } = quoted;
  return tariffMoved({ ...quoted, place: question.place }, ({ cost }) => currentCost - cost);
}

export function generation(stage: RoofStage): Moved {
  return { id: 'generation', ...madeBy(stage, GENERATION) };
}

/** Applies only if the visitor did not state the direction. */
export function roof(stage: RoofStage): Moved | null {
  return stage.quoted.question.roof?.roofDirection ? null : { id: 'roof', ...madeBy(stage, ROOF) };
}

function madeBy({ quoted, savingWith }: RoofStage, share: number): Pick<Moved, 'values' | 'ends'> {
  const [less, more] = [1 - share, 1 + share];
  return {
    values: { from: whole(quoted.generation * less), to: whole(quoted.generation * more) },
    ends: [savingWith(1, less), savingWith(1, more)],
  };
}

/** A unit used at home is worth its purchase price minus the export price. */
export function selfUse({ quoted, savingAt }: RoofStage): Moved {
  const { question, generation: made, recommended } = quoted;
  const isLarger = Math.max(made, question.load.total) > CONSTANTS.fittedRange.value;
  const { measured } = question.load;
  const read = measured ? 1 - SELF_USE_READ * measured.part : 1;
  const share = read * (isLarger ? SELF_USE.larger : SELF_USE.fitted);
  const worth = question.market.region.unit - recommended.tariff.exportRate;
  const moved = Math.abs(share * made * worth) / 100;
  const used = 1 - recommended.year.sold / made;
  return {
    id: 'self-use',
    ...(measured && { key: 'self-use-measured' }),
    values: { from: shownPercent(used - share), to: shownPercent(used + share) },
    ends: [savingAt({}) - moved, savingAt({}) + moved],
  };
}

export function use({ quoted, isUseKnown, savingWith }: RoofStage): Moved {
  const { measured, total } = quoted.question.load;
  const share = measured ? readShare(measured) : isUseKnown ? USE.known : USE.typical;
  const [less, more] = [1 - share, 1 + share];
  return {
    id: 'use',
    ...(measured ? { key: 'use-measured' } : !isUseKnown && { key: 'use-typical' }),
    values: { from: whole(total * less), to: whole(total * more) },
    ends: [savingWith(less, 1), savingWith(more, 1)],
  };
}

/** A month without readings is as uncertain as a stated use. */
function readShare({ part }: Measured): number {
  return part * USE.read + (1 - part) * USE.known;
}

const shownPercent = (share: number) => wholePercent(Math.min(1, Math.max(0, share)));

/** The input of a roof's drivers, alone or as part of the home's one bill. */
export interface RoofStage {
  readonly quoted: {
    readonly question: { readonly market: Market; readonly load: HomeLoad; readonly roof?: Roof | undefined };
    readonly generation: number;
    readonly recommended: { readonly tariff: Tariff; readonly year: { readonly sold: number } };
  };
  readonly isUseKnown: boolean;
  /** The saving at other prices. */
  readonly savingAt: (levers: Partial<Scenario>) => number;
  /** The saving with factors on use and generation. The battery's night plan does not change. */
  readonly savingWith: (use: number, made: number) => number;
}

/** The input of the drivers of a solar quote. */
interface SolarStage extends RoofStage {
  readonly quoted: SolarCase;
}
