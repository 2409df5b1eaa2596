import type { BillPart } from '../../../../src/domain/extras/combined.ts';
import type { VehicleFacts } from '../ev/vehicle-facts.ts';
import type { HomeInput } from '../load-answers.ts';
import type { Roof } from '../solar/roof.ts';

/** In the order of the answer. */
export const COMBINED_ASSETS = ['ashp', 'solar', 'ev'] as const;
/** One of these, or the name of another that brings what it does to the bill. */
export type CombinedAsset = string;

/** One home and all that was quoted for it. Use in kWh a year; null or absent: not known. */
export interface CombinedQuestion extends HomeInput {
  readonly postcode: string;
  readonly propertyTypeId?: number | null | undefined;
  readonly electricityUsage?: number | null | undefined;
  readonly gasUsage?: number | null | undefined;
  /** Is a heat pump among what was quoted? */
  readonly ashp?: boolean;
  /** As quoted; battery in kWh, 0 is none. */
  readonly solar?:
    | { readonly panels: number; readonly battery: number; readonly roof?: Roof }
    | null
    | undefined;
  /** °C of the heat pump's radiators. */
  readonly flowTemperature?: number | null | undefined;
  readonly ev?: CombinedCar | null | undefined;
  readonly others?: readonly OtherAsset[];
}

/** An asset that changes parts of a bill and neither makes nor moves electricity. */
export interface OtherAsset {
  readonly asset: CombinedAsset;
  /** @param parts pounds a year with the assets before it */
  readonly bill: (parts: BillAmounts) => BillAmounts;
}

/** Pounds a year by part; null: the home has no such part. */
export type BillAmounts = Readonly<Record<BillPart['id'], number | null>>;

export interface CombinedCar {
  readonly electric: VehicleFacts;
  /** The car that it replaces; null when it comes on top. */
  readonly replaced: VehicleFacts | null;
  /** Miles a year. */
  readonly miles: number;
  /** Car tax in force, pence a mile. */
  readonly taxPerMile?: number | undefined;
  /** 1 or 3. */
  readonly chargerTypeId: number;
}
