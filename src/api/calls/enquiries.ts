// KEEP-01, KEEP-05: an enquiry for the partner whose page it comes from, and its withdrawal.

import * as v from 'valibot';
import type { Enquiry } from '../../domain/enquiry.ts';
import { object } from '../../domain/schema.ts';
import { call } from '../call.ts';
import { clientCalls } from '../client-calls.ts';

const text = (most: number) => v.pipe(v.string(), v.maxLength(most));
const short = text(300);
const perhaps = v.nullable(short);
const figure = v.nullable(v.number());
const hash = v.nullable(v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/)));
const asset = v.pipe(v.string(), v.regex(/^[\w-]{1,20}$/));
const some = <Item extends v.GenericSchema>(item: Item, most: number) =>
  v.pipe(v.array(item), v.maxLength(most));

const consent = object({
  recipient: short,
  channels: some(v.picklist(['phone', 'email']), 2),
  wording: text(1000),
  wordingHash: hash,
  time: v.pipe(v.string(), v.isoTimestamp()),
});

const brief = object({
  home: object({
    address: perhaps,
    postcode: perhaps,
    propertyType: perhaps,
    heating: perhaps,
    insulation: perhaps,
    occupancy: perhaps,
    electricityKWhPerYear: figure,
    gasKWhPerYear: figure,
    usageSource: v.picklist(['found', 'visitor']),
    yours: v.optional(v.pipe(v.record(short, v.union([short, v.number()])), v.maxEntries(20))),
  }),
  vehicles: v.nullable(object({ current: perhaps, compare: perhaps, milesPerYear: figure })),
  quotes: some(object({ asset, quoteId: short }), 10),
  whatIf: perhaps,
});

const shownResult = object({
  asset,
  savingPoundsPerYear: figure,
  costPoundsPerYear: figure,
  co2SavedTonnesPerYear: figure,
  pricePounds: figure,
  ranges: some(object({ figure: short, unit: short, low: v.number(), high: v.number() }), 10),
  tariff: object({ supplierName: perhaps, tariffName: perhaps, ratesAsOf: perhaps }),
  assumptions: some(object({ text: text(1000), value: perhaps, date: perhaps }), 100),
  digest: hash,
});

/** The detail of `heq-enquiry` and the body of the call; `enquiry.schema.json` is generated from it. */
export const enquiry = object({
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
  record: object({ version: short, lang: short, copy: short, results: some(shownResult, 10), hash }),
  summary: text(6000),
}) satisfies v.GenericSchema<unknown, Enquiry>;

export const createEnquiry = call({
  ...clientCalls.createEnquiry,
  summary:
    'Takes an enquiry for the partner whose page it is sent from. The same id sent again is answered as it was.',
  body: enquiry,
  largest: 100_000,
});

export const withdrawEnquiry = call({
  ...clientCalls.withdrawEnquiry,
  summary: 'Deletes an enquiry and what it holds, and tells the partner.',
  params: object({ withdrawal: v.string() }),
});
