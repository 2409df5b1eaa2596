import { isbot } from 'isbot';
import type { SomeHandlers } from '../http/answer-calls.ts';
import { Refusal } from '../http/refusal.ts';
import type { QuoteRows } from '../store/quote-rows.ts';
import { withCleanPath } from './visit.ts';
import type { VisitRows } from './visit-rows.ts';

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

/** Milliseconds to wait for further records after the first, so that they are counted in one transaction. */
const GATHERING = 300;
/** Milliseconds until the next attempt after a failure, and until the next check for records of a server that was killed. */
const AGAIN = 10_000;
/** Records per transaction. */
const MOST = 500;

interface Summing {
  /** Call this after records were stored. */
  wake(): void;
  stop(): Promise<void>;
}

/** Counts tracking records in the background, so that the calls that send them are not slowed down. */
export function startSumming(visits: Pick<VisitRows, 'sum'>): Summing {
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> = Promise.resolve();
  let isStopped = false;
  let hasFailed = false;
  // Set while a count is planned soon, which another record must not postpone.
  let isSoon = false;

  async function once(): Promise<void> {
    isSoon = false;
    try {
      while ((await visits.sum(MOST)) === MOST && !isStopped);
      hasFailed = false;
    } catch (error) {
      if (!hasFailed && !isStopped) console.error(`Visits could not be counted: ${(error as Error).message}`);
      hasFailed = true;
    }
    if (!isSoon) plan(AGAIN);
  }

  function plan(after: number): void {
    if (isStopped) return;
    clearTimeout(timer);
    timer = setTimeout(() => {
      running = running.then(once);
    }, after);
    timer.unref();
  }

  function wake(): void {
    if (!isSoon) plan(GATHERING);
    isSoon = true;
  }

  wake();
  return {
    wake,
    async stop() {
      isStopped = true;
      clearTimeout(timer);
      await running;
    },
  };
}
