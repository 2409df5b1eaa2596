import { isbot } from 'isbot';
import { withCleanPath } from '../counting/record-details.ts';
import type { SomeHandlers } from '../http/answer-calls.ts';
import { Refusal } from '../http/refusal.ts';
import type { QuoteRows } from '../store/quote-rows.ts';

/** Per request. The widget sends one. */
const MOST_RECORDS = 50;
/** Characters of one record. The widget's have about 200. */
const LONGEST = 2000;

interface Store extends Pick<QuoteRows, 'addTracking'> {
  readonly partners: { ofOrigin(origin: string): Promise<{ readonly id: string } | null> };
}

/** @param added called with the number of stored records */
export function trackingHandlers(
  store: Store,
  added: (records: number) => void,
): SomeHandlers<'trackRecords'> {
  return {
    async trackRecords({ body }, { origin, agent }) {
      if (body.length > MOST_RECORDS)
        throw new Refusal(400, `The body may hold ${MOST_RECORDS} records at most.`);
      const long = body.findIndex((record) => JSON.stringify(record).length > LONGEST);
      if (long >= 0)
        throw new Refusal(400, `Record ${long} of the body may have ${LONGEST} characters at most.`);
      const partner = origin === null ? null : await store.partners.ofOrigin(origin);
      // Each element sends its own visit, so a body with several visits is not from the widget.
      const isOne = new Set(body.map(({ userTrackingId }) => userTrackingId)).size === 1;
      const isCounted = isOne && origin !== null && !isbot(agent);
      await store.addTracking(body.map(withCleanPath), { partnerId: partner?.id ?? null, origin, isCounted });
      added(body.length);
      return { received: body.length };
    },
  };
}
