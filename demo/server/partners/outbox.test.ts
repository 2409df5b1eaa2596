// KEEP-01: when the outbox looks for messages, how many it takes, and when it retries one that failed.
import assert from 'node:assert/strict';
import { describe, it, type TestContext } from 'node:test';
import { setTimeout as wait } from 'node:timers/promises';
import type { Store } from '../open-store.ts';
import { until as cameToBe, webhook } from '../test/partner.ts';
import { startOutbox } from './outbox.ts';
import type { Message } from './outbox-rows.ts';

/** Milliseconds; much less than the interval at which the outbox looks by itself. */
const PATIENCE = 5000;
const until = (is: () => boolean) => cameToBe(is, PATIENCE);

const START = Date.parse('2026-08-15T09:00:00.000Z');
const SETTINGS = { webhookRetries: [60, 300], webhookTimeout: 5 };

const message = (id: string, tries = 1): Message => ({
  id,
  kind: 'enquiry.withdrawn',
  created: new Date(START).toISOString(),
  tries,
  claimed: '',
  enquiryId: 'e',
  reference: `R-${id}`,
  givenId: 'g',
  enquiry: null,
  quotes: null,
});

interface Received {
  readonly most: number;
  readonly now: string;
  readonly until: string;
}

/** An outbox on a fake store; each `take` returns the next list of `rounds`. */
async function started(
  t: TestContext,
  url: string,
  rounds: readonly (readonly Message[])[],
  due: string | null = null,
) {
  const asked: Received[] = [];
  const failed: (readonly [id: string, next: string | null])[] = [];
  const errors: string[] = [];
  const delivered: string[] = [];
  const held: { release?: () => void } = {};
  const outbox = {
    async take(_partner: string, most: number, now: string, until: string) {
      asked.push({ most, now, until });
      if (held.release) await new Promise<void>((resolve) => Object.assign(held, { release: resolve }));
      return rounds[asked.length - 1] ?? [];
    },
    delivered: async (_partner: string, id: string) => void delivered.push(id),
    async failed(_partner: string, id: string, error: string, _now: string, next: string | null) {
      errors.push(error);
      failed.push([id, next]);
    },
    nextDue: async () => due,
  };
  const secret = `whsec_${Buffer.from('brook'.padEnd(24, '.')).toString('base64')}`;
  const partners = [
    { id: 'brook', webhook: { url, secret } },
    { id: 'silent', webhook: null },
  ];
  const store = { outbox, partners: { all: async () => partners } } as unknown as Store;
  const running = await startOutbox(store, SETTINGS, () => START);
  t.after(() => running.stop());
  return { running, asked, failed, errors, delivered, held };
}

async function hook(t: TestContext, status: number) {
  const server = await webhook((response) => response.writeHead(status).end());
  t.after(server.stop);
  return server.url;
}

describe('the outbox', () => {
  it('KEEP-01: takes as many messages as it has lanes, and claims them for the time of two attempts', async (t) => {
    const { asked } = await started(t, 'http://127.0.0.1:1', []);
    await until(() => asked.length === 1);
    assert.deepEqual(asked, [
      { most: 16, now: '2026-08-15T09:00:00.000Z', until: '2026-08-15T09:00:10.000Z' },
    ]);
  });

  const DAY = 86_400_000;
  for (const [written, least] of [
    ['3600', 3_600_000],
    ['Sat, 15 Aug 2026 10:00:00 GMT', 3_600_000],
    ['999999999', DAY],
    ['Fri, 15 Aug 2036 10:00:00 GMT', DAY],
  ] as const)
    it(`KEEP-01: sends nothing to a webhook for the time of its Retry-After, and retries each message after it: ${written}`, async (t) => {
      const server = await webhook((response) => response.writeHead(429, { 'retry-after': written }).end());
      t.after(server.stop);
      const sent = [message('first'), message('last', 9)];
      const { running, asked, failed } = await started(t, server.url, [sent, [message('more')]]);
      await until(() => failed.length === 2);
      for (const [id, next] of failed) {
        const pause = Date.parse(next ?? '') - START;
        assert.ok(pause >= least && pause <= least * 1.1, `${id} ${pause}`);
      }
      const before = asked.length;
      running.wake();
      await wait(100);
      assert.deepEqual([asked.length, server.deliveries.length], [before, 2]);
    });

  it('KEEP-01: stops for a webhook that answers 410, logs this once, and keeps its messages', async (t) => {
    const logged = t.mock.method(console, 'error', () => {});
    const url = await hook(t, 410);
    const { running, asked, failed } = await started(t, url, [
      [message('a'), message('last', 9)],
      [message('b')],
    ]);
    await until(() => failed.length === 2);
    assert.ok(failed.every(([, next]) => next !== null));
    const before = asked.length;
    running.wake();
    await wait(100);
    assert.equal(asked.length, before);
    const lines = logged.mock.calls.map((one) => String(one.arguments[0]));
    assert.deepEqual(lines, [
      'The webhook of brook is gone (410): it gets nothing more until the next start.',
    ]);
  });

  it('does not log a URL that contains a password', async (t) => {
    const logged = t.mock.method(console, 'error', () => {});
    const { failed, errors } = await started(t, 'http://name:secret@127.0.0.1:9/', [[message('a', 9)]]);
    await until(() => failed.length === 1);
    assert.doesNotMatch(JSON.stringify([errors, logged.mock.calls.map((one) => one.arguments)]), /secret/);
  });

  it('KEEP-01: retries a message after its pause and a random delay, and gives it up after the last retry', async (t) => {
    t.mock.method(console, 'error', () => {});
    const ids = Array.from({ length: 8 }, (_, at) => `m${at}`);
    const last = message('last', 3);
    const sent = [...ids.map((id) => message(id)), message('second', 2), last];
    const { failed } = await started(t, await hook(t, 500), [sent]);
    await until(() => failed.length === sent.length);
    const pauses = new Map(failed.map(([id, next]) => [id, next === null ? null : Date.parse(next) - START]));
    assert.equal(pauses.get('last'), null);
    const first = ids.map((id) => pauses.get(id) ?? 0);
    for (const pause of first) assert.ok(pause >= 60_000 && pause <= 66_000, String(pause));
    const second = pauses.get('second') ?? 0;
    assert.ok(second >= 300_000 && second <= 330_000, String(second));
    assert.ok(new Set(first).size > 1, 'retries are spread');
  });

  it('KEEP-01: logs which message it gave up, without its content', async (t) => {
    const logged = t.mock.method(console, 'error', () => {});
    const { failed } = await started(t, await hook(t, 400), [[message('m', 3)]]);
    await until(() => failed.length === 1);
    assert.deepEqual(
      logged.mock.calls.map(({ arguments: [line] }) => line),
      ['enquiry.withdrawn R-m was given up: the webhook of brook answered 400'],
    );
  });

  it('KEEP-01: looks once more if it is woken while it looks', async (t) => {
    const { running, asked, held } = await started(t, 'http://127.0.0.1:1', []);
    await until(() => asked.length === 1);
    held.release = () => {};
    running.wake();
    await until(() => asked.length === 2);
    running.wake();
    running.wake();
    const { release } = held;
    delete held.release;
    release();
    await until(() => asked.length === 3);
    await wait(50);
    assert.equal(asked.length, 3);
  });

  it('KEEP-01: takes no more messages than it has free lanes, and none while no lane is free', async (t) => {
    const answers: (() => void)[] = [];
    const server = await webhook((response) => void answers.push(() => response.writeHead(200).end()));
    t.after(server.stop);
    const many = Array.from({ length: 16 }, (_, at) => message(`m${at}`));
    const { running, asked, delivered } = await started(t, server.url, [many.slice(0, 10), many.slice(10)]);
    await until(() => answers.length === 10);
    running.wake();
    await until(() => answers.length === 16);
    running.wake();
    await wait(50);
    assert.deepEqual(
      asked.map(({ most }) => most),
      [16, 6],
    );
    for (const answer of answers) answer();
    await until(() => delivered.length === 16 && asked.length > 2);
  });

  it('KEEP-01: leaves messages without an answer to the next start when it stops', async (t) => {
    const server = await webhook(() => {});
    t.after(server.stop);
    const { running, failed, delivered } = await started(t, server.url, [[message('m')]]);
    await until(() => server.deliveries.length === 1);
    await running.stop();
    running.wake();
    await wait(20);
    assert.deepEqual([failed, delivered], [[], []]);
  });

  it('KEEP-01: uses a lane again as soon as it is free', async (t) => {
    const { asked, delivered } = await started(t, await hook(t, 200), [[message('one')], [message('two')]]);
    await until(() => delivered.length === 2);
    assert.deepEqual(delivered, ['one', 'two']);
    assert.ok(asked.length >= 2);
  });

  it('KEEP-01: looks when the next message is due, at once if it is overdue, and at least every 30 s', async (t) => {
    const timers: number[] = [];
    const { setTimeout: start } = globalThis;
    const noting = (then: () => void, ms?: number, ...rest: []) => {
      timers.push(Math.round(ms ?? 0));
      return start(then, ms, ...rest);
    };
    t.mock.method(globalThis, 'setTimeout', noting as typeof setTimeout);
    const looks = async (due: string | null) => {
      timers.length = 0;
      const { running, asked } = await started(t, 'http://127.0.0.1:1', [], due);
      while (asked.length === 0 || timers.length === 0) await new Promise(setImmediate);
      await running.stop();
      return timers[0];
    };
    assert.equal(await looks(null), 30_000);
    assert.equal(await looks('2026-08-15T09:00:12.000Z'), 12_000);
    assert.equal(await looks('2026-08-15T10:00:00.000Z'), 30_000);
    assert.equal(await looks('2026-08-15T08:00:00.000Z'), 10);
  });
});
