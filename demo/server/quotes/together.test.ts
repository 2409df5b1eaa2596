import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { keepAMinute } from './together.ts';

/** A cache with the test's clock; `ask` returns how often values had been calculated. */
function counted(most?: number) {
  let time = 1;
  let worked = 0;
  const kept = keepAMinute(() => time, most);
  const ask = async (key: string) => Number(await kept(key, async () => String(++worked)));
  return { ask, kept, pass: (milliseconds: number) => (time += milliseconds) };
}

describe('the cache of one minute', () => {
  it('calculates a value once, and again after a minute', async () => {
    const { ask, pass } = counted();
    assert.deepEqual(await Promise.all([ask('a'), ask('a'), ask('b')]), [1, 1, 2]);
    pass(59_999);
    assert.equal(await ask('a'), 1);
    pass(1);
    assert.equal(await ask('a'), 3);
  });

  it('drops the least recently used value when it is full', async () => {
    const { ask } = counted(2);
    for (const key of ['a', 'b', 'c']) await ask(key);
    assert.deepEqual([await ask('c'), await ask('b'), await ask('a')], [3, 2, 4]);
  });

  it('does not keep a failure', async () => {
    const { ask, kept } = counted();
    await assert.rejects(
      kept('a', () => Promise.reject(new Error('no prices'))),
      /no prices/,
    );
    assert.equal(await ask('a'), 1);
  });
});
