import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { hasEnded, isInForce, periodText } from './calendar.ts';

const QUARTER = { from: '2026-07-01', to: '2026-09-30' };

describe('a period', () => {
  it('includes its first and last day, and no day before or after', () => {
    const days = ['2026-06-30', '2026-07-01', '2026-09-30', '2026-10-01'];
    assert.deepEqual(
      days.map((day) => isInForce(QUARTER, day)),
      [false, true, true, false],
    );
    assert.equal(hasEnded(QUARTER, '2026-09-30'), false);
    assert.equal(hasEnded({ to: null }, '2999-01-01'), false);
  });

  it('RIGHT-12: is written in whole months if possible, otherwise in days', () => {
    assert.equal(periodText(QUARTER), 'July to September 2026');
    assert.equal(periodText({ from: '2024-04-01', to: '2025-03-31' }), 'April 2024 to March 2025');
    assert.equal(periodText({ from: '2026-02-01', to: '2026-02-28' }), 'February 2026');
    assert.equal(periodText({ from: '2026-07-01', to: '2026-07-15' }), '1 July to 15 July 2026');
    assert.equal(periodText({ from: '2026-05-12', to: '2026-06-30' }), '12 May to 30 June 2026');
    assert.equal(periodText({ from: '2025-11-04', to: '2026-01-05' }), '4 November 2025 to 5 January 2026');
    assert.equal(periodText({ from: '2026-07-01', to: null }), 'since 1 July 2026');
  });
});
