import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { parseJson } from './parse-json.ts';

describe('JSON of a server or of a storage', () => {
  it('has no figures that twenty years of them would make infinite', () => {
    for (const large of ['1e999', '-1e999', '1e308', '-1e308', '9007199254740993e1']) {
      assert.deepEqual(parseJson(`{"savings":${large},"text":"${large}"}`), { savings: null, text: large });
    }
    assert.deepEqual(parseJson('[9007199254740991, -2500.5, "1e999"]'), [9007199254740991, -2500.5, '1e999']);
  });

  it('is undefined where it is none', () => assert.equal(parseJson('{'), undefined));
});
