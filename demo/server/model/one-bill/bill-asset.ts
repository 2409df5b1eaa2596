import type { Insulation } from '../../../../src/domain/home.ts';
import type { BillPart, CombinedElectricity } from '../../../../src/domain/result-extras.ts';
import type { YearRun } from '../clock/clock-of.ts';
import type { HomeInput } from '../load/home-input.ts';
import type { HeatingFuel, HomeLoad } from '../load/home-load.ts';
import type { YearShape } from '../load/load-profile.ts';
import type { Place } from '../place/place.ts';
import type { PropertyType } from '../place/property-type.ts';
import type { Moved } from '../range/range-of.ts';
import type { Market, Ranked } from '../tariff/market.ts';
import type { Rates } from '../tariff/rates.ts';
import type { Claim, Tariff } from '../tariff/tariffs.ts';

/**
 * What an asset does to a home's one bill. The engine asks each that the home has, in the order of the list. An asset that
 * neither uses nor makes electricity says only what it does to the `bill`.
 */
export interface BillAsset {
  readonly asset: string;
  /** @param parts with the assets before it */
  readonly bill: (parts: BillAmounts, home: CombinedHome, year: YearOn) => BillAmounts;
  /** The tariffs that it opens to the home. */
  readonly claims?: (home: CombinedHome) => readonly Claim[];
  /** It follows each day's prices, so that by the means of a month it would be counted as too dear. */
  readonly followsPrices?: boolean;
  readonly load?: (home: CombinedHome, tariff: Tariff, rates: Rates) => AssetLoad;
  /** A home's year at the grid, if it makes or stores electricity; one asset of a home does. @param like a year to repeat */
  readonly trades?: (home: CombinedHome, use: YearShape, rates: Rates, like?: Traded) => Traded;
  readonly electricity?: (home: CombinedHome, year: YearOn) => Partial<CombinedElectricity>;
  /** No range of this home would be honest. */
  readonly isUnsure?: (home: CombinedHome) => boolean;
  /** What may turn out otherwise. */
  readonly moved?: (stage: CombinedStage) => readonly Moved[];
  /** @param run with the assets before it */
  readonly day?: (run: YearRun, home: CombinedHome, year: YearOn) => YearRun;
  /** What it then keeps of the home. @param more that the household uses */
  readonly withUse?: (home: CombinedHome, more: YearShape) => Partial<CombinedHome>;
  /** The conditions that such a year has because of it. */
  readonly conditions?: (home: CombinedHome, year: YearOn) => readonly string[];
}

/** One that the model knows. */
export interface ListedAsset<Name extends string = string> extends BillAsset {
  readonly asset: Name;
  /** What the other functions read of the home, whether it has the asset or not. */
  readonly joins: (home: PlainHome, asked: Asked) => Partial<CombinedHome>;
  readonly isIn: (home: CombinedHome) => boolean;
  /** The parts of today's bill that it may replace. */
  readonly today?: (home: CombinedHome) => Partial<BillAmounts>;
}

/** What is asked about assets. Each adds its own here, and to `CombinedHome` and `Traded`, as `declare module` does. */
export interface Asked {
  readonly others?: readonly BillAsset[];
}

/** A home with all that was quoted and can be had there. */
export interface CombinedHome extends PlainHome {
  /** See `CombinedQuestion`. */
  readonly listed: readonly ListedAsset[];
  readonly others: readonly BillAsset[];
  /** Known from a meter or told. */
  readonly isUseKnown: boolean;
  readonly isInsulationStated: boolean;
  /** What can be combined. */
  readonly assets: readonly string[];
}

/** Pounds a year by part; null: the home has no such part. */
export type BillAmounts = Readonly<Record<BillPart['id'], number | null>>;

interface AssetLoad {
  /** kWh in each half hour of a day of each month (12 × 48); null if only its supplier knows. */
  readonly shape: YearShape | null;
  /** kWh a year. */
  readonly kWh: number;
  /** p/kWh, if the tariff has a rate for it alone. */
  readonly ownRate: number | null;
  /** What the rest of the home then uses. */
  readonly household?: YearShape;
}

/** What a home buys and sells in a year at a tariff's own rates: kWh and pounds. */
export interface Traded {
  readonly bought: number;
  readonly sold: number;
  readonly earned: number;
  /** With the standing charge, and less what is earned. */
  readonly cost: number;
}

/** The same with what has a rate of its own. */
export interface YearOn extends Traded {
  readonly units: number;
  readonly standing: number;
  /** kWh in each half hour of a day of each month (12 × 48) at the tariff's own rates. */
  readonly use: YearShape;
}

/** The tariff on which a home with some of its assets pays least. */
export interface BestYear {
  readonly tariff: Tariff;
  readonly year: YearOn;
  /** All that were compared, the cheapest first. */
  readonly ranking: readonly Ranked[];
}

/** A home's one bill, ready to be moved. */
export interface CombinedStage {
  readonly home: CombinedHome;
  readonly best: BestYear;
  /** Pounds a year, as sent. */
  readonly savings: number;
  /** The saving of a home that is a little otherwise, in a like year on the same tariff. @param used times the household's use */
  readonly savingOf: (changed: Partial<CombinedHome>, used?: number) => number;
}

/** A home without what was quoted for it. Null or undefined: nobody said. */
export interface PlainHome {
  readonly place: Place;
  readonly market: Market;
  readonly load: HomeLoad;
  readonly type: PropertyType | null;
  readonly fuel: HeatingFuel | undefined;
  readonly insulation: Insulation | undefined;
  /** kWh a year. */
  readonly electricityUsage: number | undefined;
  readonly gasUsage: number | undefined;
}

/** One home and all that was quoted for it. Use in kWh a year; null or absent: not known. */
export interface CombinedQuestion extends HomeInput, Asked {
  /** The assets of the model, in the order of the answer. They import this folder, so the caller names them. */
  readonly listed: readonly ListedAsset[];
  readonly postcode: string;
  readonly propertyTypeId?: number | null | undefined;
  readonly electricityUsage?: number | null | undefined;
  readonly gasUsage?: number | null | undefined;
}

/** @param has which of the home's assets it has */
export function assetsIn({ listed, others }: CombinedHome, has: ReadonlySet<string>): readonly BillAsset[] {
  return [...listed, ...others].filter(({ asset }) => has.has(asset));
}
