import { randomUUID } from 'node:crypto';
import type { EnquiryRow, OutboxRow } from './tables.ts';

/** @param now by the rows' clock, as `due` is */
export function message(
  { id, partner_id }: Pick<EnquiryRow, 'id' | 'partner_id'>,
  kind: OutboxRow['kind'],
  now: string,
  due = now,
): OutboxRow {
  return {
    id: `msg_${randomUUID().replaceAll('-', '')}`,
    partner_id,
    enquiry_id: id,
    kind,
    due,
    created: now,
    tries: 0,
    claimed: null,
    delivered: null,
    failed: null,
    last_error: null,
  };
}
