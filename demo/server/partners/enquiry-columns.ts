// The columns of an enquiry in the page and the CSV.
import type { Enquiry } from '../../../src/domain/enquiry.ts';
import type { StoredEnquiry } from '../store/enquiry-rows.ts';

type Column = readonly [heading: string, text: (stored: StoredEnquiry, enquiry: Enquiry) => string];

const TIMES: Readonly<Record<string, string>> = { am: 'morning', pma: 'afternoon', pme: 'evening' };

export const COLUMNS: readonly Column[] = [
  ['reference', ({ reference }) => reference],
  ['received', ({ received }) => received],
  ['webhook', ({ delivered }) => (delivered ? `delivered ${delivered}` : 'waiting')],
  ['name', (_, { fullName }) => fullName],
  ['email', (_, { email }) => email],
  ['phone', (_, { phone }) => phone],
  ['best time', (_, { contactTime }) => TIMES[contactTime] ?? contactTime],
  ['this year', (_, { adopt }) => adopt],
  ['property', (_, { property }) => property],
  ['information', (_, { info }) => info],
  ['consent', (_, { consent }) => `${consent.recipient}: ${consent.channels.join(', ')}, ${consent.time}`],
  ['quotes', (_, { brief }) => brief.quotes.map(({ asset, quoteId }) => `${asset} ${quoteId}`).join(', ')],
  ['summary', (_, { summary }) => summary],
  ['record', (_, { record }) => record.hash ?? ''],
];

/** A withdrawn enquiry has only its reference and times. */
export function cellsOf(stored: StoredEnquiry): readonly string[] {
  const { enquiry, reference, received, withdrawn } = stored;
  return enquiry
    ? COLUMNS.map(([, text]) => text(stored, enquiry))
    : [reference, received, `withdrawn ${withdrawn}`];
}
