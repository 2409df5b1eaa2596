import assert from 'node:assert/strict';
import { afterEach, describe, it, mock } from 'node:test';
import { beginsOn, setDay } from '../test/day.ts';
import { today } from './today.ts';

function todayAt(time: string, fixed?: string): string {
  setDay(fixed);
  mock.method(Date, 'now', () => Date.parse(time));
  return today();
}

describe('today', () => {
  beginsOn(undefined);
  afterEach(() => mock.restoreAll());

  it('is the date in London: an hour ahead of UTC in summer, and not in winter', () => {
    assert.equal(todayAt('2026-06-30T22:59:59Z'), '2026-06-30');
    assert.equal(todayAt('2026-06-30T23:00:00Z'), '2026-07-01');
    assert.equal(todayAt('2026-01-31T23:59:59Z'), '2026-01-31');
    assert.equal(todayAt('2026-02-01T00:00:00Z'), '2026-02-01');
  });

  it('is the date that tests set, which must be valid', () => {
    const time = '2026-03-09T12:00:00Z';
    assert.equal(todayAt(time, '2025-12-24'), '2025-12-24');
    for (const text of [
      '',
      'soon',
      '2025-12-2',
      '2025-1-24',
      '25-12-24',
      'x2025-12-24',
      '2025-12-24T10:00',
      'yyyy-mm-dd',
    ])
      assert.equal(todayAt(time, text), '2026-03-09', text);
  });
});
