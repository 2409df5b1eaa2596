import type { VisitRows } from '../store/visit-rows.ts';

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
