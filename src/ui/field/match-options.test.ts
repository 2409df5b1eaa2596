// Checks the filter over a long list of addresses.
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { markParts, matchOptions } from './match-options.ts';

const street = ['14 High Street', '24 High Street', 'Flat 4, Tor House', '4A High Street'].map((text) => ({
  text,
}));
const found = (query: string) => matchOptions(street, query).map(({ text }) => text);
const marked = (text: string, query: string) =>
  markParts(text, query)
    .map((part) => (part.hit ? `[${part.text}]` : part.text))
    .join('');

describe('filtering options', () => {
  it('STEP-ADDR-06: keeps all options while nothing is typed', () => {
    assert.equal(found('  ').length, 4);
  });

  it('puts options first if the typed text begins one of their words', () => {
    assert.deepEqual(found('4'), ['Flat 4, Tor House', '4A High Street', '14 High Street', '24 High Street']);
  });

  it('puts an option first only if each typed word begins one of its words', () => {
    const houses = ['14 Higham Road', '4 Higham Road', '4 Oldhigh Road'].map((text) => ({ text }));
    assert.deepEqual(
      matchOptions(houses, '4 high').map(({ text }) => text),
      ['4 Higham Road', '14 Higham Road', '4 Oldhigh Road'],
    );
  });

  it('requires every typed word, in any order and case, whatever is between them', () => {
    assert.deepEqual(found('high 4a'), ['4A High Street']);
    assert.deepEqual(found('FLAT 4 TOR'), ['Flat 4, Tor House']);
  });

  it('STEP-ADDR-07: finds nothing if no option contains the text', () => {
    assert.deepEqual(found('14a'), []);
  });

  it('treats typed punctuation as a space', () => {
    assert.deepEqual(found('4, (tor'), ['Flat 4, Tor House']);
  });
});

describe('marking what matched', () => {
  it('marks the beginning of a word if possible', () => {
    assert.equal(marked('Flat 24, 4 Tor House', '4'), 'Flat 24, [4] Tor House');
    assert.equal(marked('14 High Street', '4'), '1[4] High Street');
  });

  it('marks several words without losing a letter', () => {
    assert.equal(marked('4A High Street', 'high 4'), '[4]A [High] Street');
  });

  it('marks each letter once, up to the last one, and marks nothing for a word that does not match', () => {
    assert.equal(marked('High Street', 'street high'), '[High] [Street]');
    assert.equal(marked('Highgate High', 'high highgate'), '[High]gate High');
    assert.equal(marked('Tor House', 'house tor oak'), '[Tor] [House]');
    assert.deepEqual(markParts('Tor', 'tor'), [{ text: 'Tor', hit: true }]);
  });

  it('marks nothing if nothing is typed', () => {
    assert.equal(marked('4A High Street', ''), '4A High Street');
  });
});
