import type { SomeHandlers } from '../http/answer-calls.ts';
import { Refusal } from '../http/refusal.ts';
import type { Store } from '../store/open-store.ts';
import type { Partner } from '../store/partner-rows.ts';

/** @param added is told when something waits to be delivered */
export function enquiryHandlers(
  { partners, enquiries }: Store,
  added: () => void,
): SomeHandlers<'createEnquiry' | 'withdrawEnquiry'> {
  /** A browser says truly which page sends; whoever is no browser has no page. */
  async function partnerAt(origin: string | null): Promise<Partner> {
    const partner = origin === null ? null : await partners.ofOrigin(origin);
    if (!partner) throw new Refusal(403, 'This page can not take enquiries online.');
    return partner;
  }
  return {
    async createEnquiry({ body }, { origin }) {
      const { id } = await partnerAt(origin);
      const acknowledged = await enquiries.add(id, body);
      added();
      return acknowledged;
    },
    async withdrawEnquiry({ params }, { origin }) {
      const { id } = await partnerAt(origin);
      const found = await enquiries.withdraw(id, { withdrawal: params.withdrawal });
      if (!found) throw new Refusal(404, 'There is no such enquiry.');
      added();
      return { withdrawn: true };
    },
  };
}
