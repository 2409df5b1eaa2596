// The arguments that one running element is made from.
import type { Endpoints } from '../api/endpoints.ts';
import type { Settings } from '../domain/settings.ts';
import type { Place } from '../shell/page-entries.ts';
import type { JourneyStore } from '../state/journey-store.ts';
import type { Product } from '../state/product.ts';
import type { Complaints } from './complaints.ts';

export interface SessionOptions {
  readonly host: HTMLElement;
  readonly product: Product;
  readonly settings: Settings;
  readonly messages: Readonly<Record<string, string>>;
  readonly endpoints: Endpoints;
  /** The journey from this element's earlier life on the page. */
  readonly kept: Kept | null;
  readonly complaints: Complaints;
}

/** What an element keeps while it is out of the page. */
export interface Kept {
  readonly store: JourneyStore;
  readonly place: Place;
}
