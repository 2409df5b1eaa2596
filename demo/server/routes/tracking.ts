// Knows what becomes of tracking records: they are stored as they came.
import type { SomeHandlers } from '../http/answer-calls.ts';
import type { Store } from '../store/open-store.ts';

export function trackingHandlers(store: Store): SomeHandlers<'trackRecords'> {
  return {
    async trackRecords({ body }) {
      await store.addTracking(body);
      return { received: body.length };
    },
  };
}
