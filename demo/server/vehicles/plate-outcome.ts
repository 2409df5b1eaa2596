import type { CatalogueVehicle } from './catalogue.ts';

export type PlateOutcome =
  | { readonly kind: 'found'; readonly vehicle: CatalogueVehicle }
  /** A vehicle that neither kind of search takes; `what` follows 'is'. */
  | { readonly kind: 'other'; readonly what: string }
  | { readonly kind: 'none' };
