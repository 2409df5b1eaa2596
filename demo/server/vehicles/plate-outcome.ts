import type { CatalogueVehicle } from './catalogue.ts';

/** Miles a year, from odometer readings between two ISO dates. */
export interface YearlyMiles {
  readonly miles: number;
  readonly from: string;
  readonly to: string;
}

export type PlateOutcome =
  | { readonly kind: 'found'; readonly vehicle: CatalogueVehicle; readonly miles?: YearlyMiles }
  /** The vehicle exists but is not in the catalogue. `what` follows 'is' in a sentence. */
  | { readonly kind: 'unlisted'; readonly what: string }
  /** Neither an electric vehicle nor a petrol or diesel one. `what` follows 'is' in a sentence. */
  | { readonly kind: 'other'; readonly what: string }
  | { readonly kind: 'none' };
