import assert from 'node:assert/strict';
import { it } from 'node:test';
import { packs } from '../../../words/packs.ts';
import { createWords } from '../../../words/words.ts';
import { type Headline, wasText, withFigure } from './headline.ts';

const words = createWords({ pack: packs[0], copy: 'spec', messages: {} });
const figure = (turned: 'results.was.saved' | 'results.was.more') => (value: number) =>
  withFigure({
    title: 'You could save about',
    tail: 'a year',
    range: 'savings',
    turned,
    value,
    text: words.format.aboutPounds(value),
  });
const [save, cost] = [figure('results.was.saved'), figure('results.was.more')];
const none: Headline = { sentence: 'We could not work out a figure.', figure: null };

it('is one sentence', () => {
  assert.equal(save(642).sentence, 'You could save about £640 a year');
});

it('RES-06: a figure is told with what it was, in full where it turned, and as nothing where it is the same', () => {
  const told = (now: Headline, before: Headline | null) => wasText(now, before, words);
  assert.equal(told(save(640), save(520)), 'was £520');
  assert.equal(told(save(640), save(642)), undefined, 'the same as it is shown');
  assert.equal(told(save(640), cost(520)), 'was £520 more');
  assert.equal(told(cost(520), save(520)), 'was £520 saved');
  assert.equal(told(none, save(520)), 'was £520 saved', 'no figure any more');
  assert.equal(told(save(520), none), undefined, 'none before');
  assert.equal(told(save(520), null), undefined, 'no edit before');
});
