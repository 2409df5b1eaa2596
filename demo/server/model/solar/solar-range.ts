import type { Range } from '../../../../src/domain/range.ts';
import { atRest, type Scenario, scenarioSaving } from '../../../../src/domain/scenario.ts';
import type { WhatIf } from '../../../../src/domain/what-if.ts';
import { CONSTANTS } from '../constants.ts';
import type { HomeLoad, Measured } from '../load/home-load.ts';
import { byHalfHour } from '../load/load-profile.ts';
import { electricityMoved, priceMoved, TENTH, tariffMoved } from '../range/price-drivers.ts';
import { type Driver, type Moved, movedBy, rangeOf } from '../range/range-of.ts';
import { percent, whole } from '../result/assumptions.ts';
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
  const text = 'Price of power you sell';
  return priceMoved('export', text, { pence, unit: 'kWh' }, TENTH, (factor) =>
    savingAt({ exported: factor }),
  );
}

function tariff({ quoted }: SolarStage): Moved | null {
  const { question, currentCost } = quoted;
  return tariffMoved({ ...quoted, place: question.place }, ({ cost }) => currentCost - cost);
}

export function generation(stage: RoofStage): Moved {
  return {
    id: 'generation',
    text: 'What your panels make, by weather and shade',
    ...madeBy(stage, GENERATION),
    source:
      'The first year can differ by 8.7%, of which weather is 3.9% (Thevenard and Pelland). The method of MCS for shade is right to 10%',
  };
}

/** Applies only if the visitor did not state the direction. */
export function roof(stage: RoofStage): Moved | null {
  if (stage.quoted.question.roof?.roofDirection) return null;
  return {
    id: 'roof',
    text: 'Which way your roof faces',
    ...madeBy(stage, ROOF),
    source: `You did not tell us, so we chose 8% less and 8% more than the ${CONSTANTS.unknownOrientation.source}`,
  };
}

function madeBy({ quoted, savingWith }: RoofStage, share: number): Pick<Moved, 'from' | 'to' | 'ends'> {
  const factors = [1 - share, 1 + share];
  const [from = '', to = ''] = factors.map((factor) => `${whole(quoted.generation * factor)} kWh a year`);
  return { from, to, ends: factors.map((factor) => savingWith(1, factor)) };
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
  const [from = '', to = ''] = [-share, share].map((more) => percentShown(used + more));
  return {
    id: 'self-use',
    ...(measured ? { key: 'self-use-measured' } : {}),
    text: 'Share of your solar power that you use yourself',
    from,
    to,
    ends: [savingAt({}) - moved, savingAt({}) + moved],
    source: measured
      ? 'We chose half as far as for a home whose meter we did not read'
      : `We work it out from ${CONSTANTS.occupancy.source}`,
  };
}

export function use({ quoted, isUseKnown, savingWith }: RoofStage): Moved {
  const { measured } = quoted.question.load;
  const share = measured ? readShare(measured) : isUseKnown ? USE.known : USE.typical;
  const factors = [1 - share, 1 + share];
  const [from = '', to = ''] = factors.map(
    (factor) => `${whole(quoted.question.load.total * factor)} kWh a year`,
  );
  return {
    id: 'use',
    ...(measured ? { key: 'use-measured' } : isUseKnown ? {} : { key: 'use-typical' }),
    text: 'Electricity your home uses',
    from,
    to,
    ends: factors.map((factor) => savingWith(factor, 1)),
    source: sourceOfUse(isUseKnown, measured),
  };
}

/** A month without readings is as uncertain as a stated use. */
function readShare({ part }: Measured): number {
  return part * USE.read + (1 - part) * USE.known;
}

function sourceOfUse(isUseKnown: boolean, measured: Measured | undefined): string {
  if (measured)
    return 'We chose 5% less and 5% more, since years differ, and 10% for months that were not read';
  return isUseKnown
    ? 'We chose 10% less and 10% more, since years differ'
    : 'We chose 30% less and 30% more, since we do not know your use';
}

function percentShown(share: number): string {
  return percent(Math.round(100 * Math.min(1, Math.max(0, share))) / 100);
}

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
