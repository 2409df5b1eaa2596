// Counts the outcomes of enquiries, for the view of visits. The totals stay when the enquiries are deleted.
import type { Transaction } from 'kysely';
import { countOfEnquiry } from '../counting/of-enquiry.ts';
import type { EnquiryEnd } from '../counting/stages.ts';
import { dayOf, hourOf } from '../counting/uk-time.ts';
import type { EnquiryRow, Tables } from './tables.ts';
import { addSums, keyOf } from './visit-sums.ts';

/** Call this in the transaction that stores the outcome, so that each is counted once. */
export async function countEnquiries(
  change: Transaction<Tables>,
  partnerId: string,
  end: EnquiryEnd,
  rows: readonly Pick<EnquiryRow, 'received' | 'journey'>[],
): Promise<void> {
  const added = new Map<string, number>();
  for (const { received, journey } of rows) {
    const key = keyOf(dayOf(received), countOfEnquiry(journey, end, hourOf(received)));
    added.set(key, (added.get(key) ?? 0) + 1);
  }
  await addSums(change, partnerId, added);
}
