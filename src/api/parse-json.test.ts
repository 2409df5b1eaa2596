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

  it('is one number, or several within each other', () => {
    assert.equal(parseJson('1e999'), null);
    assert.deepEqual(parseJson('[[{"a":[1e999,1]}]]'), [[{ a: [null, 1] }]]);
  });

  it('is not read where it is longer than any real answer', () => {
    assert.equal(parseJson(`["${'a'.repeat(6_000_000)}"]`), undefined);
    assert.notEqual(parseJson(`["${'a'.repeat(5_000_000)}"]`), undefined);
  });

  it('is undefined where it is none', () => assert.equal(parseJson('{'), undefined));
});
