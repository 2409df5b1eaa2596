import { NOBODY } from './counting/visit-rows.ts';
import { dayOf } from './london-time.ts';
import type { Store } from './open-store.ts';
import type { Settings } from './settings.ts';

/** Milliseconds. */
const HOUR = 3_600_000;
const DAY = 24 * HOUR;
/** Days for which totals of visits are kept; the view goes back 90. */
const SUMS = 92;
/** When more than this share of the limit has arrived, records are deleted before the hour is over. */
const SHARE = 0.1;

interface Deletion {
  /** Call this after records were stored. */
  added(records: number): void;
  stop(): void;
}

type Limits = Pick<Settings, 'retentionDays' | 'trackingKept'>;

/** Deletes expired data and the oldest tracking records beyond the limit: at once, each hour, and after many records. */
export function scheduleDeletion(
  store: Store,
  { retentionDays, trackingKept }: Limits,
  now: () => number,
): Deletion {
  let recent = 0;
  let isUnderWay = false;
  let isStopped = false;

  async function once(): Promise<void> {
    if (isUnderWay) return;
    isUnderWay = true;
    recent = 0;
    try {
      if (retentionDays !== null)
        await store.deleteBefore(new Date(now() - retentionDays * DAY).toISOString());
      await store.deleteTrackingBeyond(trackingKept);
      await store.shares.deleteExpired(new Date(now()).toISOString());
      const partners = await store.partners.all();
      const day = (days: number) => dayOf(new Date(now() - days * DAY).toISOString());
      for (const id of [NOBODY, ...partners.map((partner) => partner.id)])
        await store.visits.deleteVisitsBefore(id, day(Math.min(retentionDays ?? SUMS, SUMS)), day(SUMS));
      for (const { id, retentionDays: days } of partners)
        await store.enquiries.deleteBefore(id, new Date(now() - days * DAY).toISOString());
    } catch (error) {
      // After `stop` the store may be closed, which is no error.
      if (!isStopped) console.error(`Expired data could not be deleted: ${(error as Error).message}`);
    }
    isUnderWay = false;
  }

  void once();
  const hourly = setInterval(once, HOUR);
  hourly.unref();
  return {
    added(records) {
      recent += records;
      if (recent > trackingKept * SHARE) void once();
    },
    stop() {
      isStopped = true;
      clearInterval(hourly);
    },
  };
}
