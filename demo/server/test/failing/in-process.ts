// Runs the reference API with simulated services in this process. Its clock only advances while a service makes it
// wait.
import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { mock } from 'node:test';
import { createApp } from '../../app.ts';
import type { Fake } from '../../live/fakes/fake-service.ts';
import { fakeSources, SECRETS } from '../../live/fakes/fakes.ts';
import { createNotices } from '../../live/found.ts';
import type { ServiceName } from '../../live/services.ts';
import { openStore, type Store } from '../../open-store.ts';
import type { Sources } from '../../sources/sources.ts';
import { addressParts, QUOTE_BODIES } from '../journey.ts';
import { type Answer, temporaryFolder } from '../running-server.ts';

/** The client's address as a proxy sends it, since there is no connection. */
const FROM = { 'x-forwarded-for': '203.0.113.1' };
const NOON = Date.parse('2026-11-20T12:00:00Z');
/** Milliseconds that the clock advances at once. */
const STEP = 100;
/** Turns of the event loop that are enough for all work that does not wait for the clock. */
const TURNS = 20;
/** A plate that both vehicle registers know, and the postcode of a home that all services know. */
export const PLATE = 'AB19CDE';
const POSTCODE = 'BS14ST';
/** Personal data that must not occur in a notice, a log or a row. */
const PRIVATE = /AB19CDE|AA19AAA|the street/i;

export interface Timed extends Answer {
  /** Milliseconds that it waited for services. */
  readonly waited: number;
}

export type World = Awaited<ReturnType<typeof createWorld>>;

/** One store, on which servers with the given services can be started. */
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
    /** Starts a server with empty caches. `failing` replaces the simulation of a service. */
    started: (on: readonly ServiceName[], failing: Partial<Record<ServiceName, Fake>> = {}) => {
      const notices = createNotices((line) => lines.push(line));
      return startedOn(store, fakeSources(on, failing, notices), (text) => texts.push(text));
    },
    /** Advances the clock by one step, and finishes the work that this starts. */
    async passes() {
      mock.timers.tick(STEP);
      for (let turn = 0; turn < TURNS; turn++) await new Promise((resolve) => setImmediate(resolve));
    },
    /** LIVE-06: throws if a key occurs anywhere, or personal data where it is not needed. */
    demandSecret() {
      const rows = readdirSync(dataDir).map((name) => readFileSync(join(dataDir, name), 'latin1'));
      for (const secret of SECRETS)
        for (const text of [...lines, ...texts, ...rows]) assert.ok(!text.includes(secret), secret);
      // `doesNotMatch` would print the whole file.
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

/** @param log receives the text of each response. */
async function startedOn(store: Store, sources: Sources | null, log: (text: string) => void) {
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
      log(text);
      const { status, headers: answered } = value;
      return { status, headers: answered, text, json: jsonOf(text), waited };
    },
  };
}

/** Wraps sources, and reports when a call starts and ends. */
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
    // Waits for the store must not count as waits for a service.
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

export async function addresses(server: Server) {
  return server.send(`GET /request/address/recco?postcode=${POSTCODE}`);
}

export const plate = (server: Server, registrationNumber = PLATE) =>
  server.send('POST /request/ev/regno', { body: { registrationNumber, ev: false } });

/** Creates a quote of an asset for the home, and reads its result. */
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
