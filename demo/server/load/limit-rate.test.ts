import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { Hono } from 'hono';
import { onError } from '../http/refusal.ts';
import { clientKey, limitRate } from './limit-rate.ts';

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

it('a client is identified by its IPv4 address, or by the /64 network of its IPv6 address', () => {
  const same = [
    ['1.2.3.4', '::ffff:1.2.3.4', '1.2.3.4:5678', '[::ffff:1.2.3.4]:5678'],
    ['2001:db8:1:2::1', '2001:db8:1:2:ffff:ffff:ffff:ffff', '2001:0DB8:0001:0002:0:0:0:7'],
    ['fe80::1%eth0', 'fe80::2'],
    ['::1', '0:0:0:0:0:0:0:2'],
    ['2001:db8::', '2001:db8::ffff', '[2001:db8::ffff]', '[2001:db8::7]:443'],
  ];
  const keys = same.map((addresses) => {
    const [first, ...others] = addresses.map(clientKey);
    for (const other of others) assert.equal(other, first, addresses.join(', '));
    return first;
  });
  assert.deepEqual(keys, [
    '1.2.3.4',
    '2001:db8:1:2::/64',
    'fe80:0:0:0::/64',
    '0:0:0:0::/64',
    '2001:db8:0:0::/64',
  ]);
  // `::` may stand for a single group.
  assert.equal(clientKey('1::2:3:4:5:6:7'), '1:0:2:3::/64');
  assert.equal(new Set([...keys, clientKey('1.2.3.5'), clientKey('2001:db8:1:3::1'), '']).size, 8);
});
