import assert from 'node:assert/strict';
import { afterEach, describe, it } from 'node:test';
import { brokenBuiltIns } from './page-built-ins.ts';

const OWN = { Map, Set, Promise };
const { defineProperty } = Object;
const put = (name: keyof typeof OWN, value: unknown) => {
  (globalThis as Record<string, unknown>)[name] = value;
};

/** As old pages replace them: with functions of their own that look right. */
const REPLACED = {
  Map: class {
    #last: unknown = 2;
    get() {
      return this.#last;
    }
  },
  Set: class {
    #holds = true;
    has() {
      return this.#holds;
    }
  },
  Promise: class {},
};

/** What the page left native, but not in working order. */
const SPOILT: readonly (readonly [string, object, string])[] = [
  ['Map', Map.prototype, 'get'],
  ['Set', Set.prototype, 'has'],
];

describe('the built-ins that work on a page', () => {
  afterEach(() => {
    for (const name of Object.keys(OWN) as (keyof typeof OWN)[]) put(name, OWN[name]);
    Object.defineProperty = defineProperty;
  });

  it('all work on a page that changes none', () => assert.deepEqual(brokenBuiltIns(), []));

  for (const name of Object.keys(OWN) as (keyof typeof OWN)[]) {
    it(`are without ${name} where the page put its own in its place, or none`, () => {
      put(name, REPLACED[name]);
      const replaced = brokenBuiltIns();
      put(name, undefined);
      const gone = brokenBuiltIns();
      put(name, OWN[name]);
      assert.deepEqual([replaced, gone], [[name], [name]]);
    });
  }

  for (const [name, prototype, method] of SPOILT) {
    it(`are without ${name} where its \`${method}\` finds nothing`, () => {
      const own = Object.getOwnPropertyDescriptor(prototype, method)!;
      defineProperty(prototype, method, { ...own, value: () => undefined });
      const broken = brokenBuiltIns();
      defineProperty(prototype, method, own);
      assert.deepEqual(broken, [name]);
    });
  }

  it('are without Object.defineProperty where it fails, gives nothing, or takes no getter', () => {
    const broken = (replacement: unknown) => {
      Object.defineProperty = replacement as typeof defineProperty;
      const names = brokenBuiltIns();
      Object.defineProperty = defineProperty;
      return names;
    };
    const noGetter = (target: object, _: PropertyKey, { get }: PropertyDescriptor) => {
      if (get) throw new TypeError('Getters are not supported');
      return target;
    };
    const named = ['Object.defineProperty'];
    assert.deepEqual([broken(() => null), broken(noGetter), broken(undefined)], [named, named, named]);
  });
});
