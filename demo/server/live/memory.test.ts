import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { type Found, found, lacks } from './found.ts';
import { createMemory } from './memory.ts';

function tried(keeping: object = {}) {
  let clock = 0;
  let asked = 0;
  let next: Found<string> = found('first');
  const memory = createMemory<string>({ fresh: 100, lasting: 1000, pause: 50, now: () => clock, ...keeping });
  return {
    answers: (outcome: Found<string>) => {
      next = outcome;
    },
    pass: (time: number) => {
      clock += time;
    },
    ask: () =>
      memory('key', async () => {
        asked++;
        return next;
      }),
    asked: () => asked,
  };
}

describe('the cache of services’ answers', () => {
  it('sends one request for concurrent look-ups, and another when the answer has expired', async () => {
    const one = tried();
    await Promise.all([one.ask(), one.ask()]);
    assert.equal(one.asked(), 1);
    one.pass(100);
    await one.ask();
    assert.equal(one.asked(), 2);
  });

  it('LIVE-05: returns an old answer with its date while the service fails, for its lifetime', async () => {
    const one = tried();
    await one.ask();
    one.answers(lacks('cut'));
    one.pass(999);
    assert.deepEqual(await one.ask(), { ok: true, value: 'first', at: 0 });
    one.pass(60);
    const { ok } = await one.ask();
    assert.equal(ok, false);
  });

  it('LIVE-05: does not retry a failure within the pause, and retries at once without a pause', async () => {
    const one = tried();
    one.answers(lacks('cut'));
    await one.ask();
    await one.ask();
    assert.equal(one.asked(), 1);
    one.pass(50);
    one.answers(found('mended'));
    assert.equal((await one.ask()).ok, true);
    const visitor = tried({ pause: 0 });
    visitor.answers(lacks('cut'));
    await visitor.ask();
    await visitor.ask();
    assert.equal(visitor.asked(), 2);
  });

  it('LIVE-05: waits for an answer only for a limited time, and keeps it if it arrives later', async () => {
    let answer = (_: Found<string>) => {};
    const memory = createMemory<string>({ fresh: 1000, patience: 5 });
    const late = await memory('key', () => new Promise((resolve) => (answer = resolve)));
    assert.deepEqual([late.ok, !late.ok && late.why], [false, 'late']);
    answer(found('later'));
    await new Promise((resolve) => setImmediate(resolve));
    const kept = await memory('key', async () => lacks('cut'));
    assert.equal(kept.ok && kept.value, 'later');
  });
});
