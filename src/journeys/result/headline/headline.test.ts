import assert from 'node:assert/strict';
import { it } from 'node:test';
import { words } from '../../../../test/spec-words.ts';
import { type Headline, headlineOf, savingHeadline, wasText } from './headline.ts';

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
