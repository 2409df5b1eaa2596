import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { Hono } from 'hono';
import { limitRate } from './limit-rate.ts';
import { onError } from './on-error.ts';

const MINUTE = 60_000;

/** A server that allows two requests a minute. The test sets its clock; all requests come from one client. */
function limited() {
  const clock = { now: 100 * MINUTE };
  const app = new Hono();
  app.onError(onError);
  app.use(limitRate(2, true, () => clock.now).middleware);
  app.get('/', (c) => c.text('done'));
  const ask = () => app.request('/', { headers: { 'x-forwarded-for': '1.2.3.4' } });
  return { clock, ask };
}

describe('the rate limit of a client', () => {
  it('refills in a minute, and never above its maximum', async () => {
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

  it('locks out no client when the machine’s clock is set back', async () => {
    const { clock, ask } = limited();
    assert.equal((await ask()).status, 200);
    clock.now -= 60 * MINUTE;
    assert.equal((await ask()).status, 200, 'the remaining request is allowed');
    const refused = await ask();
    assert.equal(refused.status, 429);
    assert.equal(refused.headers.get('retry-after'), '30');
    clock.now += MINUTE;
    assert.equal((await ask()).status, 200);
  });

  it('is forgotten after requests from 50,000 other clients, so that memory stays bounded', () => {
    const { charge } = limitRate(2, true, () => 0);
    const asks = () => charge('1.2.3.4', 2);
    asks();
    assert.throws(asks, /Too many requests/);
    for (let nth = 0; nth < 50_000; nth++) charge(`other ${nth}`, 1);
    asks();
  });
});
