import assert from 'node:assert/strict';
import { it } from 'node:test';
import { packs } from '../../../words/packs.ts';
import { createWords } from '../../../words/words.ts';
import { type Headline, wasText } from './was-text.ts';

const words = createWords({ pack: packs[0], copy: 'spec', messages: {} });
const save = (value: number): Headline<'save' | 'costMore'> => ({ kind: 'save', value });
const cost = (value: number): Headline<'save' | 'costMore'> => ({ kind: 'costMore', value });
const wording = {
  format: words.format.aboutPounds,
  turned: { save: 'solar.was.save', costMore: 'solar.was.costMore' },
} as const;

it('RES-06: a figure is told with what it was, in full where it turned, and as nothing where it is the same', () => {
  const told = (now: Headline<'save' | 'costMore'> | null, before: typeof now) =>
    wasText(now, before, wording, words);
  assert.equal(told(save(640), save(520)), 'was £520');
  assert.equal(told(save(640), save(642)), undefined, 'the same as it is shown');
  assert.equal(told(save(640), cost(520)), 'was £520 more');
  assert.equal(told(cost(520), save(520)), 'was £520 saved');
  assert.equal(told(null, save(520)), 'was £520 saved', 'no figure any more');
  assert.equal(told(save(520), null), undefined, 'none before');
});
