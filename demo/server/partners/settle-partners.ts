import type { PartnerSetting } from '../read-partners.ts';
import type { PartnerRows } from '../store/partner-rows.ts';
import { StoreUnavailable } from '../store/store-unavailable.ts';

/**
 * Stores the partners of the operator's file. Without a file nothing changes, since other servers on the database may
 * have one. On a full disk the server starts with the partners stored before.
 */
export async function settlePartners(
  partners: PartnerRows,
  named: readonly PartnerSetting[] | null,
): Promise<void> {
  try {
    if (named) await partners.settle(named);
  } catch (error) {
    if (!(error instanceof StoreUnavailable && error.isFull)) throw error;
    console.error(
      'The file of PARTNERS could not be stored, because there is no space left. Until the next start with free space, the partners stored before accept enquiries.',
    );
  }
  await partners.demandApart();
}
