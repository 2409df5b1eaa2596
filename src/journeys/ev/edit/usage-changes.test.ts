import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { usageChanges } from './usage-changes.ts';

const before = { weekday: 150, weekend: 50, charger: 1 } as const;

describe('an edit of the usage', () => {
  it('CALL-25: sends the changed fields alone', () => {
    assert.deepEqual(usageChanges(before, { ...before, weekday: 200 }), { milesDrivenWeekDays: 200 });
    assert.deepEqual(usageChanges(before, { ...before, weekend: 0 }), { milesDrivenWeekEnds: 0 });
    assert.deepEqual(usageChanges(before, { weekday: 1, weekend: 2, charger: 3 }), {
      milesDrivenWeekDays: 1,
      milesDrivenWeekEnds: 2,
      chargerTypeId: 3,
    });
  });

  it('AMB-49: sends the charger when it is another', () => {
    assert.deepEqual(usageChanges(before, { ...before, charger: 3 }), { chargerTypeId: 3 });
  });

  it('sends nothing when nothing changed', () => assert.deepEqual(usageChanges(before, before), {}));
});
