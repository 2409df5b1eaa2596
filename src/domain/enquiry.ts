// The content of an enquiry: the person, their consent, the home and the quotes, and what they were shown (ENQ-11).
import * as v from 'valibot';
import type { Read } from './schema.ts';

const text = (most: number) => v.pipe(v.string(), v.maxLength(most));
const short = text(300);
const perhaps = v.nullable(short);
const figure = v.nullable(v.number());
const hash = v.nullable(v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/)));
const asset = v.pipe(v.string(), v.regex(/^[\w-]{1,20}$/));
const some = <Item extends v.GenericSchema>(item: Item, most: number) =>
  v.pipe(v.array(item), v.maxLength(most));

/** What the visitor agreed to by pressing Enquire (KEEP-05). */
const consent = v.object({
  /** Who may contact the visitor. */
  recipient: short,
  channels: some(v.picklist(['phone', 'email']), 2),
  /** The sentence next to the button. */
  wording: text(1000),
  /** SHA-256 of the sentence; null on a page without https, where browsers have none. */
  wordingHash: hash,
  /** ISO. */
  time: v.pipe(v.string(), v.isoTimestamp()),
});

/** What an installer wants to know before the first call (KEEP-01). Null if it was not asked or found. */
const brief = v.object({
  home: v.object({
    address: perhaps,
    postcode: perhaps,
    propertyType: perhaps,
    heating: perhaps,
    insulation: perhaps,
    occupancy: perhaps,
    electricityKWhPerYear: figure,
    gasKWhPerYear: figure,
    /** 'visitor' if the visitor corrected the value that we found. */
    usageSource: v.picklist(['found', 'visitor']),
    /** The details that the visitor gave on a result, by their names in a quote's request. */
    yours: v.optional(v.pipe(v.record(short, v.union([short, v.number()])), v.maxEntries(20))),
  }),
  vehicles: v.nullable(v.object({ current: perhaps, compare: perhaps, milesPerYear: figure })),
  quotes: some(v.object({ asset, quoteId: short }), 10),
  /** The visitor's last What if, as the page described it. */
  whatIf: perhaps,
});
export type Brief = Read<typeof brief>;

const shownResult = v.object({
  asset,
  savingPoundsPerYear: figure,
  costPoundsPerYear: figure,
  co2SavedTonnesPerYear: figure,
  pricePounds: figure,
  ranges: some(v.object({ figure: short, unit: short, low: v.number(), high: v.number() }), 10),
  tariff: v.object({ supplierName: perhaps, tariffName: perhaps, ratesAsOf: perhaps }),
  assumptions: some(v.object({ text: text(1000), value: perhaps, date: perhaps }), 100),
  /** SHA-256 of the whole result with all its figures. */
  digest: hash,
});
export type ShownResult = Read<typeof shownResult>;

/** What the visitor was shown. Equal contents have equal hashes (KEEP-02). */
const shownRecord = v.object({
  version: short,
  lang: short,
  copy: short,
  results: some(shownResult, 10),
  /** SHA-256 of the rest, as JSON in this order; null on a page without https. */
  hash,
});
export type ShownRecord = Read<typeof shownRecord>;

/** The detail of `heq-enquiry` and the body of the call; the partner's types and `enquiry.schema.json` are generated from it. */
export const enquiry = v.object({
  /** A random id, by which the same enquiry is recognised if it is sent twice. */
  id: v.pipe(v.string(), v.regex(/^[0-9a-f]{32}$/)),
  fullName: short,
  email: short,
  phone: short,
  contactTime: short,
  adopt: short,
  info: short,
  loyalInformation: short,
  property: short,
  consent,
  brief,
  record: shownRecord,
  /** The same as text for people, under 40 lines. */
  summary: text(6000),
});
export type Enquiry = Read<typeof enquiry>;
