import type { CatalogueVehicle } from './catalogue.ts';

/** Driven in a year, by readings between two ISO dates. */
export interface YearlyMiles {
  readonly miles: number;
  readonly from: string;
  readonly to: string;
}

export type PlateOutcome =
  | { readonly kind: 'found'; readonly vehicle: CatalogueVehicle; readonly miles?: YearlyMiles }
  /** There is such a vehicle, and it is none of the catalogue's; `what` follows 'is'. */
  | { readonly kind: 'unlisted'; readonly what: string }
  /** A vehicle that neither kind of search takes; `what` follows 'is'. */
  | { readonly kind: 'other'; readonly what: string }
  | { readonly kind: 'none' };
