import assert from 'node:assert/strict';
import { afterEach, describe, it } from 'node:test';
import { parseJson, stringifyJson } from './json.ts';

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

const PROTOTYPES: Readonly<Record<string, object>> = {
  Array: Array.prototype,
  Object: Object.prototype,
  String: String.prototype,
  Number: Number.prototype,
  Boolean: Boolean.prototype,
};
const VALUE = { list: [1, 'a', true, { inner: null }], at: new Date(0) };
const EXPECTED = '{"list":[1,"a",true,{"inner":null}],"at":"1970-01-01T00:00:00.000Z"}';

/** What Prototype.js and its kind do. */
function spoil(prototype: object): () => string {
  const value = () => 'spoilt';
  Object.defineProperty(prototype, 'toJSON', { value, configurable: true, writable: true });
  return value;
}

describe('JSON on a page that has given built-in objects a `toJSON`', () => {
  afterEach(() => {
    for (const prototype of Object.values(PROTOTYPES)) Reflect.deleteProperty(prototype, 'toJSON');
  });

  for (const [name, prototype] of Object.entries(PROTOTYPES)) {
    it(`is as the standard has it, and ${name} has the page’s own again after`, () => {
      const toJSON = spoil(prototype);
      assert.equal(stringifyJson(VALUE), EXPECTED);
      assert.equal(Reflect.get(prototype, 'toJSON'), toJSON);
    });
  }

  it('gives the page its own back where the value can’t be written', () => {
    const toJSON = spoil(Array.prototype);
    const circle: { self?: unknown } = {};
    circle.self = circle;
    assert.throws(() => stringifyJson(circle), TypeError);
    assert.equal(Reflect.get(Array.prototype, 'toJSON'), toJSON);
  });

  it('adds nothing to a page that has changed none', () => {
    assert.equal(stringifyJson(VALUE), EXPECTED);
    for (const prototype of Object.values(PROTOTYPES)) assert.ok(!Object.hasOwn(prototype, 'toJSON'));
  });
});
