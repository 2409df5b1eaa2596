import type { PartnerSetting } from '../read-partners.ts';
import type { Store } from '../store/open-store.ts';
import { StoreUnavailable } from '../store/store-unavailable.ts';

/**
 * Stores who takes enquiries, as the operator's file says; without a file nothing is changed, since other servers may
 * have one. A disk that is full is told: the server then reads what it has, and takes enquiries as before.
 */
export async function settlePartners(
  { partners }: Pick<Store, 'partners'>,
  named: readonly PartnerSetting[] | null,
): Promise<void> {
  try {
    if (named) await partners.settle(named);
  } catch (error) {
    if (!(error instanceof StoreUnavailable && error.isFull)) throw error;
    console.error(
      'The file of PARTNERS could not be stored, because there is no room left: those stored before take enquiries until a start with room.',
    );
  }
  await partners.demandApart();
}
