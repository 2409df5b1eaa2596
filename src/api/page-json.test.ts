import assert from 'node:assert/strict';
import { afterEach, describe, it } from 'node:test';
import { stringifyJson } from './page-json.ts';

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
