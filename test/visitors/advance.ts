// A serious visitor: answers whatever the screen asks next, for a home or a car of the tests.

import type { Action } from './actions.ts';
import { enterText, nameOf, visible } from './controls.ts';
import type { Chance } from './random.ts';

/** Valid texts for each field, by its name. */
const GOOD: Readonly<Record<string, readonly string[]>> = {
  postcode: ['BS1 9AA', 'BS1 9AB', 'BS1 9AD', 'M1 1AE', 'BS1 9AF'],
  registration: ['FO18RDX', 'EV21LEF', 'DE16SEL', 'ZZ99ZZZ'],
  'vehicleUsage.weekday': ['100', '0', '4200'],
  'vehicleUsage.weekend': ['40', '7'],
};

/** Chooses an option, fills in an empty field or answers a radio group. If nothing is left to do, continues. */
export const advance: Action = async (host, { pick, below }) => {
  const options = visible(host, '[role="option"]');
  if (options.length) {
    pick(options).click();
    return 'choose an address';
  }
  const fields = visible<HTMLInputElement>(host, 'input').filter(
    ({ name, value }) => GOOD[name] && (!value || below(6) === 0),
  );
  if (fields.length) {
    const field = pick(fields);
    enterText(field, pick(GOOD[field.name] ?? []));
    return `fill in ${field.name}`;
  }
  const searches = visible(host, 'button').filter(({ textContent }) =>
    /^(Search|Find)/.test(textContent ?? ''),
  );
  if (searches.length && below(2)) {
    pick(searches).click();
    return 'search';
  }
  const radios = visible<HTMLInputElement>(host, 'input[type="radio"]:enabled');
  const open = radios.filter(({ name }) => !radios.some((one) => one.name === name && one.checked));
  if (open.length) {
    pick(open).click();
    return 'choose a radio button';
  }
  const [form] = visible<HTMLFormElement>(host, 'form');
  form?.requestSubmit();
  return form ? 'go on' : begin(visible(host, '.shell__screen button'), pick);
};

/** Continues from a page without a question. */
function begin(buttons: readonly HTMLElement[], pick: Chance['pick']): string {
  if (buttons.length === 0) return 'nothing to go on with';
  const button = pick(buttons);
  button.click();
  return `begin with ${nameOf(button)}`;
}
