import assert from 'node:assert/strict';
import { afterEach, beforeEach, describe, it, mock } from 'node:test';
import type { TrackingRecord } from '../api/calls/visitor.ts';
import { noStorage } from './saved-progress.ts';
import { createTracker } from './tracker.ts';

/** A tracker whose batches are collected; the API fails at each. */
function trackerOf({
  isOn = true as boolean | (() => boolean),
  switchId = null as string | null,
  visitStorage = noStorage,
} = {}) {
  const batches: (readonly TrackingRecord[])[] = [];
  const options: unknown[] = [];
  const trackRecords = async ({ body }: { body: readonly TrackingRecord[] }, how: unknown) => {
    batches.push(body);
    options.push(how);
    return { ok: false, failure: { kind: 'no-answer' } };
  };
  const tracker = createTracker({
    api: () => ({ trackRecords }) as never,
    isOn: () => (typeof isOn === 'function' ? isOn() : isOn),
    switchId: () => switchId,
    visitStorage,
  });
  return { tracker, batches, options };
}

describe('the records of a visit', () => {
  beforeEach(() => mock.timers.enable({ apis: ['setTimeout'] }));
  afterEach(() => mock.timers.reset());

  it('have a measured detail’s value at the time of sending', () => {
    const { tracker, batches } = trackerOf();
    let width = '320';
    tracker.record('visit', 'Stage', { width: () => width });
    width = '768';
    tracker.flush();
    assert.deepEqual(batches[0]?.[0]?.propertyDetails.at(-1), { name: 'width', value: '768' });
  });

  it('ENT-28, CONST-12: have our two numbers, branch DR, the quote’s id and the details by name', () => {
    const { tracker, batches } = trackerOf({ switchId: 'q1' });
    tracker.record('quoteResults', 'Viewed', { asset: 'solar' });
    tracker.flush();
    const [{ userRefId, userTrackingId, ...rest }] = batches[0] as [TrackingRecord];
    assert.match(userRefId, /^[0-9a-f]{32}$/);
    assert.notEqual(userRefId, userTrackingId);
    assert.deepEqual(rest, {
      referralBranch: 'DR',
      switchId: 'q1',
      propertyDetails: [
        { name: 'page', value: 'quoteResults' },
        { name: 'action', value: 'Viewed' },
        { name: 'asset', value: 'solar' },
      ],
    });
  });

  it('CALL-02, AMB-45: are sent together, a moment later', () => {
    const { tracker, batches } = trackerOf();
    tracker.record('currentTariff', 'Choose');
    tracker.record('currentTariff', 'Next');
    assert.equal(batches.length, 0);
    mock.timers.tick(1000);
    assert.deepEqual(
      batches.map((batch) => batch.length),
      [2],
    );
  });

  it('CALL-02, AMB-45: are sent once, also when the visitor leaves the page', () => {
    const { tracker, batches, options } = trackerOf();
    tracker.record('home', 'Viewed');
    tracker.flush();
    mock.timers.tick(500);
    tracker.record('home', 'Choose');
    mock.timers.tick(999);
    assert.equal(batches.length, 1, 'the first moment went with the first batch');
    mock.timers.tick(1);
    assert.deepEqual(
      batches.map((batch) => batch.map(({ propertyDetails }) => propertyDetails[1]?.value)),
      [['Viewed'], ['Choose']],
    );
    assert.deepEqual(options, [{ keepalive: true }, { keepalive: true }]);
  });

  it('AMB-45: have numbers of 32 digits for any random values', () => {
    for (let visit = 0; visit < 20; visit++) {
      const { tracker, batches } = trackerOf();
      tracker.record('home', 'Viewed');
      tracker.flush();
      assert.match(batches[0]?.[0]?.userRefId ?? '', /^[0-9a-f]{32}$/);
    }
  });

  it('AMB-45: have the same numbers in one visit, and other numbers in another', () => {
    const [one, other] = [trackerOf(), trackerOf()];
    for (const { tracker } of [one, one, other]) tracker.record('home', 'Viewed');
    for (const { tracker } of [one, other]) tracker.flush();
    const [first, second] = one.batches[0] ?? [];
    assert.equal(first?.userTrackingId, second?.userTrackingId);
    assert.notEqual(first?.userTrackingId, other.batches[0]?.[0]?.userTrackingId);
  });

  it('EARN-03: belong to the same visit after a reload; nothing is stored if tracking is off', () => {
    let text: string | null = null;
    const visitStorage = {
      read: () => text,
      write: (more: string) => {
        text = more;
      },
      clear: () => {},
    };
    trackerOf({ isOn: false, visitStorage }).tracker.record('home', 'Viewed');
    assert.equal(text, null);
    const visits = [1, 2].map(() => {
      const { tracker, batches } = trackerOf({ visitStorage });
      tracker.record('home', 'Viewed');
      tracker.flush();
      return batches[0]?.[0]?.userTrackingId;
    });
    assert.match(visits[0]!, /^[0-9a-f]{32}$/);
    assert.equal(visits[0], visits[1]);
  });

  it('AMB-45: do not exist if tracking is off', () => {
    const { tracker, batches } = trackerOf({ isOn: false });
    tracker.record('home', 'Viewed');
    mock.timers.tick(1000);
    tracker.flush();
    assert.deepEqual(batches, []);
  });

  it('EARN-03: that wait to be sent are dropped when tracking is switched off', () => {
    let isOn = true;
    const { tracker, batches } = trackerOf({ isOn: () => isOn });
    tracker.record('home', 'Viewed');
    isOn = false;
    mock.timers.tick(1000);
    isOn = true;
    tracker.record('currentTariff', 'Viewed');
    tracker.flush();
    assert.deepEqual(
      batches.map((batch) => batch.length),
      [1],
    );
  });
});
