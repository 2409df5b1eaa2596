import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { words } from '../../../../test/spec-words.ts';
import { wireResult } from '../../../../test/wire-result.ts';
import { measuredText, usesOf } from './measured-text.ts';

const USED = 'These figures use your meter’s half hours.';
const result = (householdConsumption: number | null) =>
  wireResult({
    calculatedResults: [
      { isCurrent: true, electricity: { householdConsumption } },
      // With what a heat pump uses, which no meter has read.
      { isCurrent: false, isRecommended: true, electricity: { householdConsumption: 5643 } },
    ],
  });

describe('what is said of the meter’s half hours', () => {
  it('HALF-03: is why the figures changed once they count another use', () => {
    const says = `${USED} That is 5,293 kWh a year. We had counted 2,700 kWh, so we worked your bills out again.`;
    assert.deepEqual(measuredText([2700, 5293.4], words), { why: says, text: says });
  });

  it('HALF-03: is what they come to, of the same use and of a single result', () => {
    const says = { why: '', text: `${USED} That is 2,700 kWh a year.` };
    assert.deepEqual(measuredText([2700.2, 2700], words), says);
    assert.deepEqual(measuredText(usesOf(null, result(2700)), words), says);
    assert.deepEqual(measuredText(usesOf(result(2700), result(null)), words), { why: '', text: USED });
  });
});
