import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { sha256 } from './crypto.ts';

/** As on a page without https, or in a browser that has none at all. */
async function hashWith(crypto: unknown): Promise<string | null> {
  const own = Object.getOwnPropertyDescriptor(globalThis, 'crypto')!;
  Object.defineProperty(globalThis, 'crypto', { value: crypto, configurable: true });
  try {
    return await sha256('abc');
  } finally {
    Object.defineProperty(globalThis, 'crypto', own);
  }
}

describe('the hash of a text', () => {
  it('KEEP-02: is SHA-256, as in the examples of FIPS 180-2', async () => {
    assert.equal(await sha256('abc'), 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad');
    assert.equal(await sha256(''), 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855');
  });

  it('KEEP-02: is null if the browser has none', async () => {
    assert.deepEqual([await hashWith({}), await hashWith(undefined)], [null, null]);
  });
});
