import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { sentences as catalogue } from './pack.ts';
import { plain } from './plain.ts';

const sentences: Readonly<Record<string, string>> = catalogue;

describe('the corrected wording', () => {
  it('AMB-14: corrects only sentences that exist, and changes each of them', () => {
    const corrected = Object.entries(plain);
    assert.ok(corrected.length > 0);
    for (const [key, sentence] of corrected) assert.ok(sentences[key] && sentence !== sentences[key], key);
  });
});
