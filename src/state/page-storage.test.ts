import assert from 'node:assert/strict';
import { afterEach, describe, it } from 'node:test';
import { noStorage, sessionEntry } from './page-storage.ts';

const page = globalThis as { sessionStorage?: unknown };
const before = Object.getOwnPropertyDescriptor(globalThis, 'sessionStorage');

/** The page's storage, or what a page has in its place. */
const pageHas = (get: () => unknown) =>
  Object.defineProperty(page, 'sessionStorage', { configurable: true, get });

function working() {
  const held = new Map<string, string>();
  return {
    getItem: (key: string) => held.get(key) ?? null,
    setItem: (key: string, text: string) => held.set(key, text),
    removeItem: (key: string) => held.delete(key),
  };
}

describe('the storage of a session', () => {
  afterEach(() => {
    if (before) Object.defineProperty(globalThis, 'sessionStorage', before);
    else delete page.sessionStorage;
  });

  it('AMB-47: is read and written only under its key, and can be cleared', () => {
    const storage = working();
    pageHas(() => storage);
    const [one, other] = [sessionEntry('one'), sessionEntry('other')];
    assert.equal(one.read(), null);
    one.write('a');
    other.write('b');
    assert.deepEqual([one.read(), other.read()], ['a', 'b']);
    one.clear();
    assert.deepEqual([one.read(), other.read()], [null, 'b']);
  });

  const refuse = () => {
    throw new DOMException('no', 'SecurityError');
  };
  const pages: readonly (readonly [string, () => unknown])[] = [
    ['none', () => undefined],
    ['one that is blocked', refuse],
    ['one that is full', () => ({ getItem: refuse, setItem: refuse, removeItem: refuse })],
  ];
  for (const [has, get] of pages) {
    it(`AMB-47: is absent on a page that has ${has}, without an error`, () => {
      pageHas(get);
      const entry = sessionEntry('one');
      entry.write('a');
      entry.clear();
      assert.equal(entry.read(), null);
    });
  }

  it('AMB-47: does not exist with persist="none"', () => {
    noStorage.write('a');
    noStorage.clear();
    assert.equal(noStorage.read(), null);
  });
});
