import type { SomeHandlers } from '../http/answer-calls.ts';
import { Refusal } from '../http/refusal.ts';
import type { EnquiryRows } from '../store/enquiry-rows.ts';
import type { Partner, PartnerRows } from '../store/partner-rows.ts';

/** @param added called when a message is in the outbox @param hourly throws a 429 if the client has sent too many */
export function enquiryHandlers(
  { partners, enquiries }: { readonly partners: PartnerRows; readonly enquiries: EnquiryRows },
  added: () => void,
  hourly: (client: string) => void,
): SomeHandlers<'createEnquiry' | 'withdrawEnquiry'> {
  /** Returns the partner of the Origin header, which a page cannot forge. Throws a 403 if there is none. */
  async function partnerAt(origin: string | null): Promise<Partner> {
    const partner = origin === null ? null : await partners.ofOrigin(origin);
    if (!partner) throw new Refusal(403, 'This page cannot accept enquiries online.');
    return partner;
  }
  return {
    async createEnquiry({ body }, { origin, client }) {
      const { id } = await partnerAt(origin);
      hourly(client);
      const acknowledged = await enquiries.add(id, body);
      if (!acknowledged) throw tooMany(id);
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

/** The log tells the operator, who alone can raise the limit. */
function tooMany(partnerId: string): Refusal {
  console.error(`${partnerId} has as many enquiries as it may keep: no more are taken.`);
  return new Refusal(503, 'No more enquiries can be taken at present. Please call instead.', {
    'Retry-After': '3600',
  });
}
