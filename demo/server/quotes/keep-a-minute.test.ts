import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { keepAMinute } from './keep-a-minute.ts';

/** Something to keep, on a clock of the test's own: answers how often it was worked out. */
function counted(most?: number) {
  let time = 1;
  let worked = 0;
  const kept = keepAMinute(() => time, most);
  const ask = async (key: string) => Number(await kept(key, async () => String(++worked)));
  return { ask, kept, pass: (milliseconds: number) => (time += milliseconds) };
}

describe('what is kept for a minute', () => {
  it('is worked out once, and again when the minute is over', async () => {
    const { ask, pass } = counted();
    assert.deepEqual(await Promise.all([ask('a'), ask('a'), ask('b')]), [1, 1, 2]);
    pass(59_999);
    assert.equal(await ask('a'), 1);
    pass(1);
    assert.equal(await ask('a'), 3);
  });

  it('is never more than so many: the oldest goes', async () => {
    const { ask } = counted(2);
    for (const key of ['a', 'b', 'c']) await ask(key);
    assert.deepEqual([await ask('c'), await ask('b'), await ask('a')], [3, 2, 4]);
  });

  it('is no failure', async () => {
    const { ask, kept } = counted();
    await assert.rejects(
      kept('a', () => Promise.reject(new Error('no prices'))),
      /no prices/,
    );
    assert.equal(await ask('a'), 1);
  });
});
