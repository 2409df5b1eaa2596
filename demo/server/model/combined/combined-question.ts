import type { HomeInput } from '../load-answers.ts';
import type { Asked, BillAsset } from './bill-asset.ts';
import { BILL_ASSETS } from './bill-assets.ts';

/** One of these, or the name of another that brings what it does to the bill. */
export type CombinedAsset = string;
export const COMBINED_ASSETS = BILL_ASSETS.map(({ asset }) => asset);

/** One home and all that was quoted for it. Use in kWh a year; null or absent: not known. */
export interface CombinedQuestion extends HomeInput, Asked {
  readonly postcode: string;
  readonly propertyTypeId?: number | null | undefined;
  readonly electricityUsage?: number | null | undefined;
  readonly gasUsage?: number | null | undefined;
  readonly others?: readonly BillAsset[];
}
