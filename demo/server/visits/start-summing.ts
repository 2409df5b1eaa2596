import type { Store } from '../store/open-store.ts';

/** Milliseconds after the first record: those that come meanwhile are summed with it. */
const GATHERING = 300;
/** Where it failed, and for what another server left. */
const AGAIN = 10_000;
/** Records of one transaction. */
const MOST = 500;

interface Summing {
  /** Records were stored. */
  wake(): void;
  stop(): Promise<void>;
}

/** Sums tracking records up as they come, beside the calls that bring them. What a killed server left the next one sums. */
export function startSumming({ visits }: Pick<Store, 'visits'>): Summing {
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> = Promise.resolve();
  let isStopped = false;
  let hasFailed = false;
  // One more record does not put off those before it.
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
