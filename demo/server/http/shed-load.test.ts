import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { Hono } from 'hono';
import { onError } from './on-error.ts';
import { shedLoad } from './shed-load.ts';

/** A server whose clock and whose turns the test decides. */
function busyServer() {
  let now = 0;
  let turns: (() => void)[] = [];
  const app = new Hono();
  app.onError(onError);
  app.use(
    shedLoad(
      () => now,
      (work) => turns.push(work),
    ),
  );
  app.get('/', (c) => c.text('done'));
  return {
    ask: () => app.request('/'),
    work: (ms: number) => {
      now += ms;
    },
    turn() {
      for (const work of turns) work();
      turns = [];
    },
  };
}

describe('requests that come faster than they are worked off', () => {
  it('are answered as long as none has waited for more than two seconds', async () => {
    const { ask, work } = busyServer();
    for (let asked = 0; asked < 20; asked++) {
      assert.equal((await ask()).status, 200);
      work(100);
    }
  });

  it('are refused after that, with a sentence and a time to come back, until the turn is over', async () => {
    const { ask, work, turn } = busyServer();
    await ask();
    work(2100);
    const late = await ask();
    assert.deepEqual([late.status, late.headers.get('retry-after')], [503, '2']);
    assert.match(((await late.json()) as { message: string }).message, /^The server is busy/);
    turn();
    assert.equal((await ask()).status, 200);
    work(1900);
    assert.equal((await ask()).status, 200, 'an earlier turn does not count');
  });
});
