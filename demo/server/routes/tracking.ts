import { isbot } from 'isbot';
import { withCleanPath } from '../counting/record-details.ts';
import type { SomeHandlers } from '../http/answer-calls.ts';
import { Refusal } from '../http/refusal.ts';
import type { Store } from '../store/open-store.ts';

/** Of one request, and characters of one record: the widget sends one by one, of some two hundred. */
const MOST_RECORDS = 50;
const LONGEST = 2000;

/** Records hold what the schema names; anything else was dropped. @param added tells how many were stored */
export function trackingHandlers(
  store: Store,
  added: (records: number) => void,
): SomeHandlers<'trackRecords'> {
  return {
    async trackRecords({ body }, { origin, agent }) {
      if (body.length > MOST_RECORDS)
        throw new Refusal(400, `The body may hold ${MOST_RECORDS} records at most.`);
      const long = body.findIndex((record) => JSON.stringify(record).length > LONGEST);
      if (long >= 0) throw new Refusal(400, `${long} must be a record of ${LONGEST} characters at most.`);
      const partner = origin === null ? null : await store.partners.ofOrigin(origin);
      // One call is one element's: whoever sends the numbers of several visits is no widget.
      const isOne = new Set(body.map(({ userTrackingId }) => userTrackingId)).size === 1;
      const isCounted = isOne && origin !== null && !isbot(agent);
      await store.addTracking(body.map(withCleanPath), { partnerId: partner?.id ?? null, origin, isCounted });
      added(body.length);
      return { received: body.length };
    },
  };
}
