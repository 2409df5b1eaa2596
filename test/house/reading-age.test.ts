// Checks that each sentence can be read at the age of twelve, except those whose wording is fixed.
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { fleschKincaid } from 'flesch-kincaid';
import { syllable } from 'syllable';
import { packs } from '../../src/words/packs.ts';

/** In years. */
const READER = 12;
/** In words: a shorter text is a label, in which a single long word would decide. */
const SENTENCE = 8;

/** The requirement that fixes a sentence or words in it. */
const FIXED: Readonly<Record<string, string>> = {
  'ev.ice.notValid': 'ERR-14',
  'ev.electric.notValid': 'ERR-15',
  'ev.miles.low': 'STEP-MILES-07',
  'refusal.nonDomestic': 'ERR-08',
  'refusal.prepayment': 'ERR-10',
  'refusal.gasOnly': 'ERR-11',
  'refusal.noElectricity': 'ERR-12',
  'refusal.solarProperty': 'STEP-PROP-03',
  'address.notice': 'STEP-ADDR-13',
};

const WORD = /[\p{L}\d'’£-]*[\p{L}\d][\p{L}\d.,'’%°-]*/gu;

/** The age for one sentence: the Flesch-Kincaid grade plus five years. */
function readingAge(sentence: string): number {
  const words = sentence.replace(/\{\w+\}/g, 'ten').match(WORD) ?? [];
  const syllables = words.map((word) => Math.max(1, syllable(word))).reduce((sum, count) => sum + count, 0);
  return words.length < SENTENCE
    ? 0
    : 5 + fleschKincaid({ sentence: 1, word: words.length, syllable: syllables });
}

type Catalogue = Readonly<Record<string, string>>;

/** Names of sources and URLs are not sentences. */
const isRead = (key: string) => !key.startsWith('source.') && !key.endsWith('.href');

function hard(catalogue: Catalogue, fixed: Catalogue): string[] {
  return Object.entries(catalogue)
    .filter(([key]) => isRead(key) && !Object.hasOwn(fixed, key))
    .flatMap(([key, text]) => text.split(/(?<=[.!?])\s+/).map((sentence) => ({ key, sentence })))
    .filter(({ sentence }) => readingAge(sentence) > READER)
    .map(({ key, sentence }) => `${key}: ${Math.ceil(readingAge(sentence))} years: ${sentence}`);
}

describe('Every sentence can be read at twelve', () => {
  const [english] = packs;

  it('Every sentence can be read at twelve: in copy="spec", but for what the specification fixes', () => {
    assert.deepEqual(hard(english.sentences, FIXED), []);
  });

  it('Every sentence can be read at twelve: in copy="plain", with one excused', () => {
    const catalogue: Catalogue = { ...english.sentences, ...english.plain };
    assert.deepEqual(hard(catalogue, { 'address.notice': '' }), []);
  });

  it('Every sentence can be read at twelve: what is excused is there, and hard', () => {
    const easy = Object.keys(FIXED).filter((key) => {
      const text = (english.sentences as Catalogue)[key];
      return text === undefined || hard({ [key]: text }, {}).length === 0;
    });
    assert.deepEqual(easy, []);
  });

  it('Every sentence can be read at twelve: a hard one is found, an easy one and a label are not', () => {
    const found = (text: string) => hard({ a: text }, {}).length;
    assert.equal(
      found(
        'Considering individual circumstances, organisations generally experience significant inefficiencies annually.',
      ),
      1,
    );
    assert.equal(found('We look up your meter, and we use it only for this quote.'), 0);
    assert.equal(found('Annual electricity consumption'), 0);
  });
});
