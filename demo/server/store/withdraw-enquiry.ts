// Deletes the personal data of a withdrawn enquiry, and notifies the partner.
import type { Transaction } from 'kysely';
import type { Engine } from './engine.ts';
import { countEnquiries } from './enquiry-sums.ts';
import { message } from './outbox-message.ts';
import { rowsNow } from './rows-now.ts';
import { secretHash } from './secret-hash.ts';
import type { EnquiryRow, Tables } from './tables.ts';

/** The row stays without personal data, so that the same enquiry is not stored again if it is sent once more. */
export async function withdraw(
  engine: Engine,
  change: Transaction<Tables>,
  partnerId: string,
  by: { withdrawal: string } | { reference: string },
): Promise<boolean> {
  const rows = change.selectFrom('enquiries').selectAll().where('partner_id', '=', partnerId);
  const row = await ('reference' in by
    ? rows.where('reference', '=', by.reference)
    : rows.where('withdrawal_hash', '=', secretHash(by.withdrawal))
  ).executeTakeFirst();
  if (!row) return false;
  if (row.withdrawn !== null) return true;
  const now = new Date().toISOString();
  const quotes = JSON.parse(row.quotes ?? '[]') as readonly { readonly id: string }[];
  await change
    .updateTable('enquiries')
    .set({ withdrawn: now, enquiry: null, quotes: null, size: 0 })
    .where('partner_id', '=', partnerId)
    .where('id', '=', row.id)
    .execute();
  if (quotes.length > 0)
    await change
      .deleteFrom('quotes')
      .where(
        'id',
        'in',
        quotes.map(({ id }) => id),
      )
      .where('partner_id', '=', partnerId)
      .execute();
  await reportWithdrawn(change, row, await rowsNow(engine, change));
  await countEnquiries(change, partnerId, 'withdrawn', [row]);
  return true;
}

/**
 * Deletes messages that wait. One that is being sent may still arrive, so the withdrawal is due after its claim ends.
 * @param now by the rows' clock
 */
async function reportWithdrawn(change: Transaction<Tables>, row: EnquiryRow, now: string): Promise<void> {
  const own = change
    .selectFrom('outbox')
    .select('claimed')
    .where('partner_id', '=', row.partner_id)
    .where('enquiry_id', '=', row.id);
  const underWay = await own.where('delivered', 'is', null).where('claimed', '>', now).executeTakeFirst();
  await change
    .deleteFrom('outbox')
    .where('partner_id', '=', row.partner_id)
    .where('enquiry_id', '=', row.id)
    .where('delivered', 'is', null)
    .execute();
  await change
    .insertInto('outbox')
    .values(message(row, 'enquiry.withdrawn', now, underWay?.claimed ?? now))
    .execute();
}
