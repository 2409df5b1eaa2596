import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { words } from '../../../../test/spec-words.ts';
import { wireResult } from '../../../../test/wire-result.ts';
import { type Headline, headlineOf, measuredText, savingHeadline, usesOf, wasText } from './headline.ts';

const figure = (kind: 'save' | 'costMore') => (value: number) =>
  savingHeadline({ kind, value }, 'a year', words);
const [save, cost] = [figure('save'), figure('costMore')];
const none: Headline = headlineOf('We could not work out a figure.');

it('is one sentence', () => {
  assert.equal(save(642).sentence, 'You could save about £640 a year');
  assert.equal(cost(642).sentence, 'This would cost about £640 a year');
});

it('RES-06: a figure shows its previous value, in full if a saving became a cost, and nothing if it is the same', () => {
  const was = (now: Headline, before: Headline | null) => wasText(now, before, words);
  assert.equal(was(save(640), save(520)), 'was £520');
  assert.equal(was(save(640), save(642)), undefined, 'the same as it is shown');
  assert.equal(was(save(640), cost(520)), 'was £520 more');
  assert.equal(was(cost(520), save(520)), 'was £520 saved');
  assert.equal(was(none, save(520)), 'was £520 saved', 'no figure any more');
  assert.equal(was(save(520), none), undefined, 'none before');
  assert.equal(was(save(520), null), undefined, 'no edit before');
});

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
