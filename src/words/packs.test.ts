import assert from 'node:assert/strict';
import { afterEach, beforeEach, describe, it } from 'node:test';
import { firstPackFor, isKey, packFor } from './find-pack.ts';
import type { Pack } from './pack.ts';
import { packs } from './packs.ts';

const [british] = packs;
const all = packs as unknown as Pack[];
const american: Pack = { ...british, lang: 'en-US' };
const polish: Pack = { ...british, lang: 'pl-PL', sentences: {} as Pack['sentences'] };

describe('with several languages', () => {
  beforeEach(() => {
    all.push(american, polish);
  });
  afterEach(() => {
    all.length = 1;
  });

  it('the requested language is found in any spelling', () => {
    for (const lang of ['en-US', 'EN-us']) assert.equal(packFor(lang), american, lang);
  });

  it('else the first of the same base', () => {
    assert.equal(packFor('pl'), polish);
    assert.equal(packFor('PL-by'), polish);
    assert.equal(packFor('en-AU'), british);
    assert.equal(packFor('de'), null);
  });

  it('of several requested languages, the first that exists; otherwise British English', () => {
    assert.equal(firstPackFor(['de', 'pl', 'en']), polish);
    assert.equal(firstPackFor(['de']), british);
  });

  it('a sentence that one of them has is one', () => {
    assert.ok(isKey('step.of'));
  });
});
