// AMB-45, WIZ-21, RES-03: records what a visitor does, sent in batches without waiting, and never what they typed.

import type { TrackingRecord } from '../api/calls/visitor.ts';
import type { Api } from '../api/create-api.ts';
import { randomId } from './crypto.ts';
import type { ProgressStorage } from './saved-progress.ts';

type TrackedAction = 'Viewed' | 'Choose' | 'Next' | 'Stage';

/** A function is called when the records are sent, so that it measures after the screen is painted. */
type Details = Readonly<Record<string, string | (() => string)>>;

export type Tracker = ReturnType<typeof createTracker>;

interface Collaborators {
  readonly api: () => Pick<Api, 'trackRecords'>;
  readonly isOn: () => boolean;
  readonly switchId: () => string | null;
  /** The visit's number, so that a reload belongs to the same visit. */
  readonly visitStorage: ProgressStorage;
}

/** ms: records are collected for this long and then sent together. */
const BATCH_FOR = 1000;

export function createTracker({ api, isOn, switchId, visitStorage }: Collaborators) {
  const userRefId = randomId();
  let userTrackingId = '';
  let waiting: (() => TrackingRecord)[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;

  /** Sends the waiting records when the visitor leaves the page. */
  function flush(): void {
    clearTimeout(timer);
    timer = undefined;
    const records = waiting.map((make) => make());
    waiting = [];
    // If tracking has been switched off meanwhile, these records are not sent either.
    if (records.length && isOn()) void api().trackRecords({ body: records }, { keepalive: true });
  }

  function record(page: string, action: TrackedAction, details: Details = {}): void {
    if (!isOn()) return;
    if (!userTrackingId) {
      userTrackingId = visitStorage.read() || randomId();
      visitStorage.write(userTrackingId);
    }
    const properties: Details = { page, action, ...details };
    const id = switchId();
    waiting.push(() => ({
      userRefId,
      referralBranch: 'DR',
      userTrackingId,
      switchId: id,
      propertyDetails: Object.entries(properties).map(([name, value]) => ({
        name,
        value: typeof value === 'string' ? value : value(),
      })),
    }));
    timer ??= setTimeout(flush, BATCH_FOR);
  }

  return { record, flush };
}
