// Checks when in the year panels make more than the home uses.
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { extremes, surplusMonths } from './solar-months.ts';

const year = (over: (month: number) => boolean) =>
  Array.from({ length: 12 }, (_, month) => ({
    solarGeneration: over(month) ? 300 : 100,
    householdConsumption: 200,
  }));

describe('the months of surplus', () => {
  it('RES-SOL-09: are one period of the year', () => {
    const spell = surplusMonths(year((month) => month >= 3 && month <= 8));
    assert.deepEqual(spell, { kind: 'spell', since: 3, through: 8 });
  });

  it('can be one month, and can pass the turn of the year', () => {
    const june = surplusMonths(year((month) => month === 5));
    assert.deepEqual(june, { kind: 'spell', since: 5, through: 5 });
    const winter = surplusMonths(year((month) => month === 11 || month < 2));
    assert.deepEqual(winter, { kind: 'spell', since: 11, through: 1 });
  });

  it('can be all months, none or several periods', () => {
    assert.deepEqual(surplusMonths(year(() => true)), { kind: 'always' });
    assert.deepEqual(surplusMonths(year(() => false)), { kind: 'never' });
    assert.deepEqual(surplusMonths(year((month) => month === 3 || month === 6)), { kind: 'some', count: 2 });
  });

  it('are none if as much is made as used, or nothing', () => {
    assert.deepEqual(surplusMonths([{ solarGeneration: 200, householdConsumption: 200 }]), { kind: 'never' });
    assert.deepEqual(surplusMonths(year(() => false).map((month) => ({ ...month, solarGeneration: 0 }))), {
      kind: 'never',
    });
  });
});

describe('extremes', () => {
  it('finds the first of the greatest and of the least', () => {
    assert.deepEqual(extremes([3, 9, 9, 1, 1]), { most: 1, least: 3 });
  });
});
