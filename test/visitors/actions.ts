// Knows what a visitor and a page can do to the widget at any moment, each picked and carried out by chance.
import { attributeNames } from '../../src/element/attributes.ts';
import type { HomeEnergyQuoteElement } from '../../src/element/home-energy-quote-element.tsx';
import type { Chance } from '../element/react-diet/random.ts';
import { aTask } from '../element/support/mount.ts';
import { advance } from './advance.ts';
import { enterText, nameOf, visible } from './controls.ts';

/** Answers what was done, for the report of a failure. */
export type Action = (host: HomeEnergyQuoteElement, chance: Chance) => Promise<string>;

const TEXTS = [
  'BS1 9AA',
  'BS19AF',
  'M1 1AE',
  'JE2 3AB',
  '120',
  '0',
  '99999',
  'FO18 RDX',
  'EV21 LEF',
  'PH71EVS',
  'a@b.example',
  '',
  ' ',
  '<b>',
  'é🙂',
  'x'.repeat(300),
];
const CONTROLS =
  'button, a[href], summary, input[type="radio"], input[type="checkbox"], [role="option"], [role="tab"]';

const FIELDS = 'input:not([type="radio"], [type="checkbox"]), textarea, select';

const pressAny: Action = async (host, { pick }) => {
  const able = visible(host, CONTROLS).filter((control) => !leavesPage(control));
  if (able.length === 0) return 'nothing to press';
  const control = pick(able);
  control.focus();
  control.click();
  return `press ${nameOf(control)}`;
};

const leavesPage = (control: HTMLElement) =>
  control instanceof HTMLAnchorElement && (control.target !== '' || !control.hash);

const typeAny: Action = async (host, { pick, below }) => {
  const fields = visible<HTMLInputElement>(host, FIELDS);
  if (fields.length === 0) return 'nothing to type in';
  const field = pick(fields);
  const isList = field instanceof HTMLSelectElement;
  const value = isList ? pick([...(field as HTMLSelectElement).options]).value : pick(TEXTS);
  enterText(field, value);
  if (below(2)) field.blur();
  return `type "${value.slice(0, 20)}" into ${field.name || field.id}`;
};

/** Also before everything is answered. */
const submitAny: Action = async (host, { pick }) => {
  const forms = visible<HTMLFormElement>(host, 'form');
  if (forms.length === 0) return 'nothing to submit';
  pick(forms).requestSubmit();
  return 'submit';
};

/** Set aside: those that would lead to another API, and what no page changes in mid-visit. */
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

const changeAttribute: Action = async (host, { pick, below }) => {
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

const changeMessages: Action = async (host, { pick }) => {
  host.messages = pick(MESSAGES) as typeof host.messages;
  return 'messages';
};

const move: Action = async (host, { below }) => {
  const stays = below(2) === 0;
  host.remove();
  if (stays) await aTask();
  document.body.append(host);
  return stays ? 'remove, and put back later' : 'move';
};

const JOURNEYS = ['heat-pump', 'solar', 'ev-compare', 'ev-only', 'all'] as const;

const startAnew: Action = async (host, { pick, below }) => {
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

const changeHash: Action = async (_, { pick }) => {
  location.hash = pick(HASHES);
  return `hash ${location.hash}`;
};

interface Entries {
  readonly currentEntry: { readonly index: number };
  entries(): readonly unknown[];
}
const entries = (window as unknown as { readonly navigation: Entries }).navigation;
/** Before it the page is another. */
const FLOOR = entries.currentEntry.index;

const travel: Action = async (_, { below }) => {
  const { index } = entries.currentEntry;
  const by = below(3) ? -1 : 1;
  if (index + by < FLOOR || index + by >= entries.entries().length) return 'nowhere to go';
  const told = new Promise((resolve) => addEventListener('popstate', resolve, { once: true }));
  history.go(by);
  await Promise.race([told, aTask(300)]);
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

/** Once, the API fails. */
const fail: Action = async (_, { pick }) => {
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

/** Each as often as it stands here; half of what is done leads on. */
export const ACTIONS: readonly Action[] = [
  ...Array.from({ length: 22 }, () => advance),
  ...[pressAny, pressAny, typeAny, typeAny, submitAny],
  ...[changeAttribute, changeAttribute, changeMessages, move, move, travel, travel, fail],
];

/** More rarely: with them a visit begins anew. */
export const BEGINNINGS: readonly Action[] = [startAnew, changeHash];
