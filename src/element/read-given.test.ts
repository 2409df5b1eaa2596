import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { type Messages, readMessages } from './read-given.ts';

const read = (given: unknown) => {
  const warnings: string[] = [];
  return { used: readMessages(given as Messages, (message) => warnings.push(message)), warnings };
};

describe('the partner’s own sentences', () => {
  it('SET-02: are read by key', () => {
    const given = { 'home.title': 'Hello', 'help.call': '' };
    assert.deepEqual(read(given), { used: given, warnings: [] });
  });

  it('SET-02: are left out with a warning if the key does not exist or the value is not text', () => {
    const { used, warnings } = read({
      'home.titel': 'Hello',
      'home.title': 5,
      __proto__: { a: 'b' },
      nav: {},
    });
    assert.deepEqual(used, {});
    assert.deepEqual(warnings, [
      '<home-energy-quote> messages: expected texts by their keys, got "home.titel", "home.title", "nav"; left out',
    ]);
  });

  it('SET-02: are named three times at most, each shortened, and the rest counted', () => {
    const { warnings } = read({ a: 'x', ['b'.repeat(60)]: 'x', c: 'x', d: 'x', e: 'x' });
    assert.deepEqual(warnings, [
      `<home-energy-quote> messages: expected texts by their keys, got "a", "${'b'.repeat(40)}", "c" and 2 more; left out`,
    ]);
  });

  it('SET-02: cannot have a name that every object has', () => {
    assert.deepEqual(read({ constructor: 'a', toString: 'b' }).used, {});
  });
});
