// The reference API with all services played, in one process and by a clock that stands still but for what a service
// makes it wait.
import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { mock } from 'node:test';
import { createApp } from '../../app.ts';
import { createNotices } from '../../live/notices.ts';
import { SECRETS } from '../../live/played/all-played.ts';
import { playedSources } from '../../live/played/played-sources.ts';
import type { Plays } from '../../live/played/serve.ts';
import type { ServiceName } from '../../live/services.ts';
import type { Sources } from '../../sources/sources.ts';
import { openStore, type Store } from '../../store/open-store.ts';
import { addressParts, QUOTE_BODIES } from '../journey.ts';
import { type Answer, temporaryFolder } from '../running-server.ts';

/** As a proxy says it: there is no connection. */
const FROM = { 'x-forwarded-for': '203.0.113.1' };
const NOON = Date.parse('2026-11-20T12:00:00Z');
/** Milliseconds that the clock goes on at once. */
const STEP = 100;
/** Turns in which everything that waits for no clock is done. */
const TURNS = 20;
/** A plate that both registers know, and the home that all of them do. */
export const PLATE = 'AB19CDE';
const POSTCODE = 'BS14ST';
/** What of the visitor's may stand in no notice, log or row. */
const PRIVATE = /AB19CDE|AA19AAA|the street/i;

export interface Timed extends Answer {
  /** Milliseconds that services made it wait. */
  readonly waited: number;
}

export type World = Awaited<ReturnType<typeof createWorld>>;

/** One store, and a server with the given services on it as often as it is asked for. */
export async function createWorld() {
  const dataDir = temporaryFolder();
  const store = await openStore({ dataDir, databaseUrl: null });
  const lines: string[] = [];
  const texts: string[] = [];
  const log = (...parts: readonly unknown[]) =>
    void lines.push(parts.map((one) => (one instanceof Error ? one.stack : String(one))).join(' '));
  const logged = (['warn', 'error', 'log'] as const).map((name) => mock.method(console, name, log));
  mock.timers.enable({ apis: ['setTimeout', 'Date'], now: NOON });
  return {
    lines,
    /** A server that remembers nothing. `struck` answers in the place of a service's own play. */
    started: (on: readonly ServiceName[], struck: Partial<Record<ServiceName, Plays>> = {}) => {
      const notices = createNotices((line) => lines.push(line));
      return startedOn(store, playedSources(on, struck, notices), (text) => texts.push(text));
    },
    /** A step of the clock, and what it sets going. */
    async passes() {
      mock.timers.tick(STEP);
      for (let turn = 0; turn < TURNS; turn++) await new Promise((resolve) => setImmediate(resolve));
    },
    /** LIVE-06: throws where a key is anywhere, or what is the visitor's where nobody needs it. */
    demandSecret() {
      const rows = readdirSync(dataDir).map((name) => readFileSync(join(dataDir, name), 'latin1'));
      for (const secret of SECRETS)
        for (const text of [...lines, ...texts, ...rows]) assert.ok(!text.includes(secret), secret);
      // The message of `doesNotMatch` would be the whole file.
      for (const text of [...lines, ...rows]) assert.equal(PRIVATE.exec(text)?.[0], undefined);
      for (const line of lines) assert.doesNotMatch(line, /BS1 ?4ST|100120991537/i);
      texts.length = 0;
    },
    async close() {
      mock.timers.reset();
      for (const one of logged) one.mock.restore();
      await store.close();
    },
  };
}

/** @param said is told each answer. */
async function startedOn(store: Store, sources: Sources | null, said: (text: string) => void) {
  let waiting = 0;
  const watched = sources && watching(sources, (more) => (waiting += more));
  const parts = { rateLimit: null, trustProxy: true, shareDays: 30, faults: false, operatorKey: null };
  const { value: app } = await inFakeTime(
    createApp({ store, settings: parts as never, ...(watched && { sources: watched }) }),
    () => waiting > 0,
  );
  return {
    async send(call: string, { body }: { body?: unknown } = {}): Promise<Timed> {
      const [method = '', path = ''] = call.split(' ');
      const token = await (await app.request('/auth/token', { method: 'POST', headers: FROM })).json();
      const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json', ...FROM };
      const content = body === undefined ? {} : { body: JSON.stringify(body) };
      const sent = Promise.resolve(app.request(path, { method, headers, ...content }));
      const { value, waited } = await inFakeTime(sent, () => waiting > 0);
      const text = await value.text();
      said(text);
      const { status, headers: answered } = value;
      return { status, headers: answered, text, json: jsonOf(text), waited };
    },
  };
}

/** The same, told when it begins to wait for an answer and when it has it. */
function watching<Value extends object>(sources: Value, count: (more: 1 | -1) => void): Value {
  const watched = Object.entries(sources).map(([name, one]) => {
    if (typeof one === 'object' && one !== null) return [name, watching(one, count)] as const;
    if (typeof one !== 'function') return [name, one] as const;
    const counted = (...given: readonly unknown[]) => {
      const answer = one.apply(sources, given);
      if (!(answer instanceof Promise)) return answer;
      count(1);
      return answer.finally(() => count(-1));
    };
    return [name, counted] as const;
  });
  return Object.fromEntries(watched) as Value;
}

async function inFakeTime<Value>(work: Promise<Value>, isWaiting: () => boolean) {
  let isDone = false;
  let waited = 0;
  const done = work.finally(() => {
    isDone = true;
  });
  done.catch(() => {});
  while (!isDone) {
    for (let turn = 0; turn < TURNS; turn++) await new Promise((resolve) => setImmediate(resolve));
    if (isDone) break;
    // The store waits for a moment, too: that is not the services'.
    const step = isWaiting() ? STEP : 1;
    mock.timers.tick(step);
    if (step === STEP) waited += STEP;
  }
  return { value: await done, waited };
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

type Server = Awaited<ReturnType<World['started']>>;

/** What a visitor asks that a service answers, and how long they may wait for each answer. */
export async function addresses(server: Server) {
  return server.send(`GET /request/address/recco?postcode=${POSTCODE}`);
}

export const plate = (server: Server, registrationNumber = PLATE) =>
  server.send('POST /request/ev/regno', { body: { registrationNumber, ev: false } });

/** A quote of an asset for the home at hand, and its result. */
export async function quoted(server: Server, asset: keyof typeof QUOTE_BODIES, more: object = {}) {
  const details = await addressParts(server, POSTCODE);
  const defaults = await server.send('POST /request/Address/recco/details/default', {
    body: { address: details },
  });
  const made = await server.send(`POST /request/customer/esa/${asset}/quote`, {
    body: { details, ...QUOTE_BODIES[asset], ...more },
  });
  const result = await server.send(
    `GET /request/results/tou/esa/${asset}/result?quoteId=${made.json?.quoteId}`,
  );
  return { defaults, made, result };
}
