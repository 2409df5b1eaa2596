import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { packs } from '../../../src/words/packs.ts';
import { packed, unpacked } from './packed-texts.mjs';

describe('a catalogue as two texts', () => {
  it('comes back from them', () => {
    for (const { sentences, plain } of packs) {
      for (const catalogue of [sentences, plain]) {
        const { keys, texts } = packed(catalogue);
        assert.deepEqual(unpacked(keys, texts), catalogue);
      }
    }
  });

  it('names once what a group of keys shares', () => {
    const all = { 'a.b.c': 'One', 'a.d': 'Two', 'a.b.e': 'Three', 'f.g.h': 'Four', 'a.b.i.j': 'Five' };
    assert.deepEqual(packed(all), {
      keys: 'a.b. c e i.j a. d f. g.h',
      texts: 'One\nThree\nFive\nTwo\nFour',
    });
  });

  it('is refused if a key or a sentence would not come back', () => {
    for (const lost of [{ 'a.b': 'One\nTwo' }, { 'a.b c': 'One' }, { 'a.b': 'One', 'a.c.': 'Two' }])
      assert.throws(() => packed(lost), /cannot write the sentence of a\./);
  });
});
