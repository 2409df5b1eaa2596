import assert from 'node:assert/strict';
import { it } from 'node:test';
import { packs } from '../../words/packs.ts';
import { createWords } from '../../words/words.ts';
import { ownSentence } from './own-sentence.ts';

const words = createWords({
  pack: packs[0],
  copy: 'spec',
  messages: { 'assumption.driver.miles': 'Driven', 'assumption.driver.miles.moved': '{from} or {to}' },
});

it('SET-02: a text of the server has the pack’s sentence for its key, or else is unchanged', () => {
  const miles = { key: 'driver.miles', values: { from: 900, to: 1100 } };
  assert.equal(ownSentence(words, miles, 'Miles'), 'Driven');
  assert.equal(ownSentence(words, miles, 'x', '.moved'), '900 or 1100');
  assert.equal(ownSentence(words, miles, 'Ours', '.source'), 'Ours');
  assert.equal(ownSentence(words, { key: null }, 'Miles'), 'Miles');
});
