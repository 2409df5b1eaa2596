// What a page, its history and the API can do to the widget at any moment, chosen at random.
import { attributeNames } from '../../src/element/attributes.ts';
import { aTask } from '../browser/mount.ts';
import type { Action } from './actions.ts';
import { JOURNEYS } from './product-names.ts';

/** Without the attributes that lead to another API, and the one that no page changes during a visit. */
const ATTRIBUTES = attributeNames.filter((name) => !['api-base', 'auth-url', 'loading'].includes(name));
const VALUES = [
  '',
  'false',
  'all',
  'solar',
  'heat-pump',
  'ev-only',
  'ev',
  'harbour',
  'volt',
  'memory',
  'hash',
  'other',
  '__proto__',
  'none',
  'off',
  '#0a5',
  'red',
  '14px',
  '0117 496 0000',
  'a@b.example',
  'https://a.example/',
  '/page',
  'BS1 9AA',
  'EV21 LEF',
  'BS, SN',
  'inherit',
  'plain',
  'én–GB',
  '<b>',
];

export const changeAttribute: Action = async (host, { pick, below }) => {
  const name = pick(ATTRIBUTES);
  if (below(3) === 0) host.removeAttribute(name);
  else host.setAttribute(name, pick(VALUES));
  return `${name}=${JSON.stringify(host.getAttribute(name))}`;
};

const MESSAGES: readonly unknown[] = [
  {},
  { 'step.of': 'Question {position}' },
  { 'step.of': 7, nonsense: 'a' },
  ['a'],
  'text',
  null,
  undefined,
  { __proto__: null },
];

export const changeMessages: Action = async (host, { pick }) => {
  host.messages = pick(MESSAGES) as typeof host.messages;
  return 'messages';
};

export const move: Action = async (host, { below }) => {
  const stays = below(2) === 0;
  host.remove();
  if (stays) await aTask();
  document.body.append(host);
  return stays ? 'remove, and put back later' : 'move';
};

export const startAnew: Action = async (host, { pick, below }) => {
  if (below(3) === 0) {
    host.reset();
    return 'reset()';
  }
  const journey = pick(JOURNEYS);
  host.start(below(2) ? { journey } : { journey, postcode: 'BS1 9AA' });
  return `start(${journey})`;
};

const HASHES = [
  '#/quote/home',
  '#/quote/results',
  '#/quote/switch/home-energy',
  '#/quote/heat-pump',
  '#/quote/solar-battery',
  '#/quote/electric-vehicle',
  '#/quote/error/500',
  '#/quote/error/x',
  '#/quote/',
  '#/quote/%',
  '#contact',
  '#',
  '#/other/home',
  '#/quote/__proto__',
];

export const changeHash: Action = async (_, { pick }) => {
  location.hash = pick(HASHES);
  return `hash ${location.hash}`;
};

interface Entries {
  readonly currentEntry: { readonly index: number };
  entries(): readonly unknown[];
}
/** Absent in browsers that do not tell a page its place in the history. Visitors do not use Back or Forward there. */
const entries = (window as unknown as { readonly navigation?: Entries }).navigation;
/** Entries before this one belong to another page. */
const FLOOR = entries?.currentEntry.index ?? 0;

export const travel: Action = async (_, { below }) => {
  if (!entries) return 'no history to go through';
  const { index } = entries.currentEntry;
  const by = below(3) ? -1 : 1;
  if (index + by < FLOOR || index + by >= entries.entries().length) return 'nowhere to go';
  const moved = new Promise((resolve) => addEventListener('popstate', resolve, { once: true }));
  history.go(by);
  await Promise.race([moved, aTask(300)]);
  return by < 0 ? 'Back' : 'Forward';
};

const CALLS = [
  'GET /request/address/recco',
  'POST /request/address/recco/details',
  'POST /request/ev/regno',
  'GET /request/ev/make',
  'POST /request/customer/esa/{}/quote',
  'GET /request/results/tou/esa/{}/result',
];

/** Makes one call of the API fail. */
export const fail: Action = async (_, { pick }) => {
  const fault = {
    call: pick(CALLS),
    times: 1,
    ...pick([
      { status: 500 },
      { status: 404 },
      { status: 401 },
      { status: 503 },
      { body: '{"a":1e999}' },
      { delayMs: 40 },
      { reset: true },
    ]),
  };
  await fetch(`${window.heqTest.api}/_demo/faults`, { method: 'PUT', body: JSON.stringify([fault]) });
  return `fault ${JSON.stringify(fault)}`;
};
