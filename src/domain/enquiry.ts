// The content of an enquiry: the person, their consent, the home and the quotes, and what they were shown (ENQ-11).
import type { Asset } from './journey.ts';

export interface Enquiry {
  /** A random id, by which the same enquiry is recognised if it is sent twice. */
  readonly id: string;
  readonly fullName: string;
  readonly email: string;
  readonly phone: string;
  readonly contactTime: string;
  readonly adopt: string;
  readonly info: string;
  readonly loyalInformation: string;
  readonly property: string;
  readonly consent: Consent;
  readonly brief: Brief;
  readonly record: ShownRecord;
  /** The same as text for people, under 40 lines. */
  readonly summary: string;
}

/** What the visitor agreed to by pressing Enquire (KEEP-05). */
interface Consent {
  /** Who may contact the visitor. */
  readonly recipient: string;
  readonly channels: ('phone' | 'email')[];
  /** The sentence next to the button. */
  readonly wording: string;
  /** SHA-256 of the sentence; null on a page without https, where browsers have none. */
  readonly wordingHash: string | null;
  /** ISO. */
  readonly time: string;
}

/** What an installer wants to know before the first call (KEEP-01). Null if it was not asked or found. */
export interface Brief {
  readonly home: {
    readonly address: string | null;
    readonly postcode: string | null;
    readonly propertyType: string | null;
    readonly heating: string | null;
    readonly insulation: string | null;
    readonly occupancy: string | null;
    readonly electricityKWhPerYear: number | null;
    readonly gasKWhPerYear: number | null;
    /** True if the visitor corrected the value that we found. */
    readonly usageSource: 'found' | 'visitor';
    /** The details that the visitor gave on a result, by their names in a quote's request. */
    readonly yours?: Readonly<Record<string, string | number>> | undefined;
  };
  readonly vehicles: {
    readonly current: string | null;
    readonly compare: string | null;
    readonly milesPerYear: number | null;
  } | null;
  readonly quotes: { readonly asset: Asset; readonly quoteId: string }[];
  /** The visitor's last What if, as the page described it. */
  readonly whatIf: string | null;
}

/** What the visitor was shown. Equal contents have equal hashes (KEEP-02). */
export interface ShownRecord {
  readonly version: string;
  readonly lang: string;
  readonly copy: string;
  readonly results: ShownResult[];
  /** SHA-256 of the rest, as JSON in this order; null on a page without https. */
  readonly hash: string | null;
}

export interface ShownResult {
  readonly asset: Asset;
  readonly savingPoundsPerYear: number | null;
  readonly costPoundsPerYear: number | null;
  readonly co2SavedTonnesPerYear: number | null;
  readonly pricePounds: number | null;
  readonly ranges: {
    readonly figure: string;
    readonly unit: string;
    readonly low: number;
    readonly high: number;
  }[];
  readonly tariff: {
    readonly supplierName: string | null;
    readonly tariffName: string | null;
    readonly ratesAsOf: string | null;
  };
  readonly assumptions: {
    readonly text: string;
    readonly value: string | null;
    readonly date: string | null;
  }[];
  /** SHA-256 of the whole result with all its figures. */
  readonly digest: string | null;
}
