// What an enquiry carries: who asks, what they agreed to, the home and the quotes, and what they were shown (ENQ-11).
import type { Asset } from './flags.ts';

export interface Enquiry {
  /** Random: the same enquiry sent twice is known by it. */
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
  /** The same for a person to read, under 40 lines. */
  readonly summary: string;
}

/** What the visitor agreed to by pressing Enquire (KEEP-05). */
export interface Consent {
  /** Who may get in touch. */
  readonly recipient: string;
  readonly channels: ('phone' | 'email')[];
  /** The sentence beside the button. */
  readonly wording: string;
  /** SHA-256 of the sentence; null on a page without https, where browsers have none. */
  readonly wordingHash: string | null;
  /** ISO. */
  readonly time: string;
}

/** What an installer wants to know before the first call (KEEP-01). What was not asked or found is null. */
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
    /** Whether the visitor corrected what was found. */
    readonly usageSource: 'found' | 'visitor';
    /** What only the visitor knew and told on a result, by the names of a quote's request. */
    readonly yours?: Readonly<Record<string, string | number>> | undefined;
  };
  readonly vehicles: {
    readonly current: string | null;
    readonly compare: string | null;
    readonly milesPerYear: number | null;
  } | null;
  readonly quotes: { readonly asset: Asset; readonly quoteId: string }[];
  /** What the visitor tried last in What if, as the page said it. */
  readonly whatIf: string | null;
}

/** What the visitor was shown: its hash is the same for the same, and another for anything else (KEEP-02). */
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
  /** SHA-256 of the whole result, every figure of it included. */
  readonly digest: string | null;
}
