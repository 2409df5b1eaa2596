import { randomUUID } from 'node:crypto';
import type { EnquiryRow, OutboxRow } from './tables.ts';

export function message(
  { id, partner_id }: Pick<EnquiryRow, 'id' | 'partner_id'>,
  kind: OutboxRow['kind'],
  due: string,
): OutboxRow {
  return {
    id: `msg_${randomUUID().replaceAll('-', '')}`,
    partner_id,
    enquiry_id: id,
    kind,
    due,
    created: new Date().toISOString(),
    tries: 0,
    claimed: null,
    delivered: null,
    failed: null,
    last_error: null,
  };
}
