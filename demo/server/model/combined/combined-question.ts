import type { HomeInput } from '../load-answers.ts';
import type { Asked } from './bill-asset.ts';

/** One home and all that was quoted for it. Use in kWh a year; null or absent: not known. */
export interface CombinedQuestion extends HomeInput, Asked {
  readonly postcode: string;
  readonly propertyTypeId?: number | null | undefined;
  readonly electricityUsage?: number | null | undefined;
  readonly gasUsage?: number | null | undefined;
}
