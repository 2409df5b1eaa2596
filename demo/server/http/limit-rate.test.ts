import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { Hono } from 'hono';
import { limitRate } from './limit-rate.ts';
import { onError } from './on-error.ts';

const MINUTE = 60_000;

/** A server of two requests a minute whose clock the test sets; every request is one client's. */
function limited() {
  const clock = { now: 100 * MINUTE };
  const app = new Hono();
  app.onError(onError);
  app.use(limitRate(2, true, () => clock.now).middleware);
  app.get('/', (c) => c.text('done'));
  const ask = () => app.request('/', { headers: { 'x-forwarded-for': '1.2.3.4' } });
  return { clock, ask };
}

describe('the limit of one client', () => {
  it('gives back in a minute what a minute allows, and no more', async () => {
    const { clock, ask } = limited();
    const statuses = async (count: number) => {
      const all: number[] = [];
      while (all.length < count) all.push((await ask()).status);
      return all;
    };
    assert.deepEqual(await statuses(3), [200, 200, 429]);
    clock.now += 10 * MINUTE;
    assert.deepEqual(await statuses(3), [200, 200, 429]);
  });

  it('locks nobody out when the clock of the machine is set back', async () => {
    const { clock, ask } = limited();
    assert.equal((await ask()).status, 200);
    clock.now -= 60 * MINUTE;
    assert.equal((await ask()).status, 200, 'what was left is left');
    const refused = await ask();
    assert.equal(refused.status, 429);
    assert.equal(refused.headers.get('retry-after'), '30');
    clock.now += MINUTE;
    assert.equal((await ask()).status, 200);
  });

  it('is forgotten once so many others have come that they would fill the memory', () => {
    const { charge } = limitRate(2, true, () => 0);
    const asks = () => charge('1.2.3.4', 2);
    asks();
    assert.throws(asks, /Too many requests/);
    for (let nth = 0; nth < 50_000; nth++) charge(`other ${nth}`, 1);
    asks();
  });
});
