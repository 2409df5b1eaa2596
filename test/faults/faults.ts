// Everything that can happen to a call on the network or on the server, in the format of the reference API's fault switch.
import type { CallName } from '../../src/api/calls.ts';
import type { Fault as Switch } from '../browser/stage.ts';
import { mutated } from './mutate.ts';

export interface Fault {
  readonly name: string;
  /** The settings for the fault switch. `good` is the text of a successful response to this call. */
  readonly strike: (call: CallName, good: string) => Omit<Switch, 'call'>;
  /** The body that then arrives, or null if it is no successful response at all. */
  readonly answer?: (call: CallName, good: string) => string;
  /** The HTTP status of a refusal. */
  readonly status?: number;
  /** The number of visitors at the same time. A browser has six connections to a server, and a slow response occupies one. */
  readonly atOnce?: number;
  /** The factor by which time-outs are shortened, if nothing else needs the time. */
  readonly hurry?: number;
  /** The page is offline, so no request is sent. */
  readonly offline?: true;
}

const status = (code: number, more: Omit<Switch, 'call'> = {}): Fault => ({
  name: String(code),
  status: code,
  strike: () => ({ status: code, body: '', ...more }),
});

const body = (name: string, of: (call: CallName, good: string) => string): Fault => ({
  name,
  answer: of,
  strike: (call, good) => ({ status: 200, body: of(call, good) }),
});

const HTML = '<!doctype html><title>Sign in</title><p>Sign in to use the wireless network.</p>';

export const REFUSALS: readonly Fault[] = [
  status(401),
  status(404),
  status(409),
  { ...status(429, { headers: { 'retry-after': '3600' } }), name: '429 with Retry-After: 3600' },
  status(500),
];

export const ANSWERS: readonly Fault[] = [
  { ...body('204', () => ''), strike: () => ({ status: 204 }) },
  body('HTML instead of JSON', () => HTML),
  body('malformed JSON', (_, good) => `{"answer": ${good || '{}'},,}`),
  body('truncated JSON', (_, good) => good.slice(0, Math.ceil(good.length / 2))),
  body('a field missing', (call, good) => mutated(call, good, 'missing')),
  body('a field that is null', (call, good) => mutated(call, good, 'null')),
  body('a field of the wrong type', (call, good) => mutated(call, good, 'wrong')),
];

const SLOW = 3000;

export const NETWORK: readonly Fault[] = [
  { name: 'slow', strike: () => ({ delayMs: SLOW }), answer: (_, good) => good, atOnce: 5 },
  { name: 'no answer ever', strike: () => ({ hang: true }), hurry: 4 },
  { name: 'a connection cut', strike: () => ({ reset: true }) },
  { name: 'offline', strike: () => ({}), offline: true },
];

/** No fault: used for the first run. */
export const NONE: Fault = { name: 'nothing', strike: () => ({}), answer: (_, good) => good };
