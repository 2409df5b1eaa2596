import type { Asset } from '../flags.ts';
import type { Clock } from './clock.ts';
import type { Condition } from './condition.ts';
import type { Range } from './range.ts';

/** One home with all that was quoted, worked out together on one tariff. Pounds and kWh a year. */
export interface Combined {
  readonly assets: readonly Asset[];
  readonly tariff: CombinedTariff;
  readonly today: readonly BillPart[];
  readonly after: readonly BillPart[];
  readonly savings: number;
  /** The savings of the single results, added up. */
  readonly separately: number;
  /** `savings` less `separately`. */
  readonly overlap: number;
  readonly range: Range | null;
  /** What each technology adds to the others, pounds a year: they add up to `savings`. */
  readonly shares: readonly FairShare[];
  readonly electricity: CombinedElectricity | null;
  /** Price of what is quoted with a price; null where none is. */
  readonly totalCost: number | null;
  readonly conditions: readonly Condition[];
  readonly clock: Clock | null;
}

export interface CombinedTariff {
  readonly tariffId: number | null;
  readonly supplierId: number | null;
  readonly supplierName: string | null;
  readonly tariffName: string | null;
  readonly ratesAsOf: string | null;
  readonly ratesFrom?: string | null | undefined;
  readonly indicative: boolean;
}

export const BILL_PARTS = ['electricity', 'standing', 'heating', 'car-fuel', 'car-tax', 'export'] as const;

/** Pounds a year; `export` is negative. */
export interface BillPart {
  readonly id: (typeof BILL_PARTS)[number];
  readonly value: number;
}

export interface FairShare {
  readonly asset: Asset;
  readonly value: number;
  /** What its own result says that it saves by itself; null where that is not sent. */
  readonly alone: number | null;
}

/** kWh a year. */
export interface CombinedElectricity {
  readonly householdConsumption: number | null;
  readonly evConsumption: number | null;
  readonly pumpConsumption: number | null;
  readonly solarGeneration: number | null;
  readonly exportedToGrid: number | null;
  readonly importFromGrid: number | null;
}
