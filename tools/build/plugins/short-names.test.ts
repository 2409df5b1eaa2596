import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { calls } from '../../../src/api/calls.ts';
import { packs } from '../../../src/words/packs.ts';
import { LONG_NAMES, SHORT_NAMES, shortened, shortNamesOf } from './short-names.ts';

const SHEET = `.bar{} .bar__ends{--_gap:1px} .bar__ends--far,.nav-bar__link-text{gap:var(--_gap)}
  .root{--_brand:var(--_attr-brand,var(--heq-brand,var(--_theme-brand)))}`;

describe('the short names of a built script', () => {
  it('are given to the parts and private properties of a stylesheet, in their order', () => {
    assert.deepEqual(Object.fromEntries(shortNamesOf([SHEET])), {
      bar__ends: 'a',
      'nav-bar__link-text': 'b',
      '--_gap': '--_a',
    });
  });

  it('are unique, have two characters at most, and are never shortened again', () => {
    assert.equal(Object.keys(LONG_NAMES).length, SHORT_NAMES.size);
    for (const short of SHORT_NAMES.values()) {
      assert.match(short, /^(--_)?[a-z][a-z\d]?$/);
      assert.equal(shortened(short), short);
    }
  });

  it('replace whole names: a modifier stays, and a name that only begins or ends the same is unchanged', () => {
    const part = SHORT_NAMES.get('figure__value');
    assert.equal(shortened('".figure__value--long"'), `".${part}--long"`);
    for (const other of [
      'figure__value-of',
      'my-figure__value',
      'my_figure__value',
      'figure__valued',
      'figure',
      '--heq-brand',
    ])
      assert.equal(shortened(other), other);
  });

  it('change no words, no keys of words and no call of the API', () => {
    for (const text of [packs, calls].map((all) => JSON.stringify(all))) assert.equal(shortened(text), text);
  });
});
