// What a random visitor can do to the widget at any moment, and how often.
import type { HomeEnergyQuoteElement } from '../../src/element/home-energy-quote-element.tsx';
import { advance } from './advance.ts';
import { enterText, nameOf, visible } from './controls.ts';
import type { Chance } from './random.ts';
import {
  changeAttribute,
  changeHash,
  changeMessages,
  fail,
  move,
  startAnew,
  travel,
} from './surroundings.ts';

/** Returns what was done, for the report of a failure. */
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

/** Submits a form even if something in it is not answered. */
const submitAny: Action = async (host, { pick }) => {
  const forms = visible<HTMLFormElement>(host, 'form');
  if (forms.length === 0) return 'nothing to submit';
  pick(forms).requestSubmit();
  return 'submit';
};

/** An action is as likely as it is frequent in this list. Most actions advance the journey. */
export const ACTIONS: readonly Action[] = [
  ...Array.from({ length: 22 }, () => advance),
  pressAny,
  pressAny,
  typeAny,
  typeAny,
  submitAny,
  changeAttribute,
  changeAttribute,
  changeMessages,
  move,
  move,
  travel,
  travel,
  fail,
];

/** These are rarer, since a visit begins again with them. */
export const BEGINNINGS: readonly Action[] = [startAnew, changeHash];
