// Walks that several tests share: to the address, past the questions about the home, to a vehicle and its miles.

import { answerKeys } from './answer-keys.ts';
import type { Attributes } from './mount.ts';
import { leave, open, reopen, type Stage } from './stage.ts';
import { until } from './until.ts';
import type { Visitor } from './visitor.ts';

/** A partner's contact details. */
export const CONTACT: Attributes = {
  'support-phone': '0117 496 0142',
  'support-email': 'help@partner.example',
  'terms-url': 'https://partner.example/terms',
  'privacy-url': 'https://partner.example/privacy',
  'non-domestic-phone': '0117 496 0188',
  'non-domestic-hours': '9 to 5',
};

/** The buttons on the home page. */
export const START = {
  solar: 'Explore solar & battery',
  heatPump: 'Explore heat pumps',
  compare: 'Compare charging vs fuel costs',
  evOnly: 'Best EV energy deal of those we compare',
  all: 'Explore all three together',
} as const;

/** Those with `copy="plain"`. */
export const PLAIN_START = {
  solar: 'Get a solar quote',
  heatPump: 'Get a heat pump quote',
  all: 'Get a quote for all three',
} as const;

/** Homes of the reference API, by their postcodes. */
export const HOME = {
  gasSemi: 'BS1 9AA',
  oilCottage: 'BS1 9AB',
  electricFlat: 'BS1 9AD',
  twoSuppliers: 'BS1 9AE',
} as const;

/**
 * From a new element to the first question.
 * @example const visit = await begins(START.solar)
 */
export async function begins(start: string | RegExp, attributes: Attributes = {}): Promise<Stage> {
  const visit = await open({ ...CONTACT, ...attributes });
  await starts(visit, start);
  return visit;
}

/**
 * From home to the first question.
 * @example await starts(visit, START.heatPump)
 */
export async function starts(visit: Visitor, start: string | RegExp): Promise<void> {
  await visit.presses(start);
  await visit.sees('Where is your home?');
}

/**
 * At the first question with exactly these flags. The home page has no button for some combinations whose steps the
 * specification counts. So this changes the flags in the session and opens the element again.
 * @example const visit = await beginsWith(['solar', 'ev'])
 */
export async function beginsWith(flags: readonly string[], attributes: Attributes = {}): Promise<Stage> {
  const first = await begins(/^Explore all \w+ together$/, attributes);
  await leave(first);
  const [key] = answerKeys();
  const saved = JSON.parse(sessionStorage.getItem(key ?? '') ?? '{}') as { flags: Record<string, boolean> };
  saved.flags = Object.fromEntries(Object.keys(saved.flags).map((name) => [name, flags.includes(name)]));
  sessionStorage.setItem(key ?? '', JSON.stringify(saved));
  return reopen({ ...CONTACT, ...attributes });
}

/**
 * Searches for a postcode and waits for its addresses.
 * @example await searches(visit, HOME.oilCottage)
 */
export async function searches(visit: Visitor, postcode: string): Promise<void> {
  await visit.types('Postcode', postcode);
  await visit.presses('Search');
  await until('addresses', () => visit.root.querySelector('[role=option]'));
}

/**
 * Answers the address question with the first address of the postcode.
 * @example await givesAddress(visit)
 */
export async function givesAddress(visit: Visitor, postcode: string = HOME.gasSemi): Promise<void> {
  await searches(visit, postcode);
  await choosesFirst(visit);
}

/**
 * Chooses the first address of the list.
 * @example await choosesFirst(visit)
 */
export async function choosesFirst(visit: Visitor): Promise<void> {
  const first = await until('an address', () => visit.root.querySelector<HTMLElement>('[role=option]'));
  first.click();
  await visit.control('Change address');
}

/**
 * For a heat pump: answers all questions from the first to the last.
 * @example await givesHeatPump(visit)
 */
export async function givesHeatPump(visit: Visitor): Promise<void> {
  await givesAddress(visit);
  await visit.presses('Next');
  await givesHome(visit);
}

/**
 * From home to the question after the address.
 * @example await startsPast(visit, START.solar)
 */
export async function startsPast(
  visit: Visitor,
  start: string,
  postcode: string = HOME.gasSemi,
): Promise<void> {
  await starts(visit, start);
  await givesAddress(visit, postcode);
  await visit.presses('Next');
}

/**
 * The same with a new element.
 * @example const visit = await pastAddress(START.compare, HOME.electricFlat)
 */
export async function pastAddress(
  start: string,
  postcode: string = HOME.gasSemi,
  attributes: Attributes = {},
): Promise<Stage> {
  const visit = await open({ ...CONTACT, ...attributes });
  await startsPast(visit, start, postcode);
  return visit;
}

/**
 * Finds a vehicle by its plate and waits for its card.
 * @example await givesPlate(visit, 'FO18 RDX', 'Ford Focus')
 */
export async function givesPlate(visit: Visitor, plate: string, card: string): Promise<void> {
  await visit.types('Registration number', plate);
  await visit.presses('Search');
  await visit.sees(card);
}

interface Picked {
  readonly make: string;
  readonly model: string;
  /** Not needed if the model has only one size, which is chosen automatically. */
  readonly engine?: string;
  readonly battery?: string;
}

/**
 * In the open dialog: make, model, size, Done.
 * @example await picksVehicle(visit, LEAF)
 */
export async function picksVehicle(visit: Visitor, { make, model, engine, battery }: Picked): Promise<void> {
  await visit.picks('Make', make);
  await visit.picks('Model', model);
  if (engine) await visit.picks('Engine size', engine);
  if (battery) await visit.picks('Battery size', battery);
  await until('a vehicle to take', () => [...visit.root.querySelectorAll('dialog select')].every(chosen));
  await visit.presses('Done');
}

const chosen = (list: Element) => (list as HTMLSelectElement).value !== '';

/**
 * Answers the questions about the home, as far as they are asked: a semi-detached house, with the given heating or the one
 * found.
 * @example await givesHome(visit, 'Oil')
 */
export async function givesHome(visit: Visitor, heating?: string): Promise<void> {
  await visit.sees('What type of home is it?');
  await visit.chooses('Semi-detached house');
  await visit.presses('Next');
  const next = await visit.sees(
    /^(How much of the day is someone at home|How is your home heated today|How well insulated is your home)\?$/,
  );
  if (/home heated|insulated/.test(next.textContent ?? '')) {
    if (heating) await visit.chooses(heating);
    await visit.chooses(/^(Medium|Average)$/);
  }
}

/**
 * Answers the two questions about vehicles: the present one by its plate, the electric one from the lists.
 * @example await givesVehicles(visit)
 */
export async function givesVehicles(visit: Visitor): Promise<void> {
  await givesPlate(visit, 'FO18 RDX', 'Ford Focus');
  await visit.presses('Next');
  await visit.sees('Which electric car are you thinking of?');
  await visit.presses('Select a vehicle');
  await picksVehicle(visit, LEAF);
  await visit.sees('Nissan Leaf');
  await visit.presses('Next');
}

export const LEAF: Picked = { make: 'Nissan', model: 'Leaf', battery: '39 kWh' };

export const WEEKDAY = 'Weekday miles (Monday to Friday, in total)';
export const WEEKEND = 'Weekend miles (Saturday and Sunday, in total)';

/**
 * Answers the question about miles.
 * @example await givesMiles(visit, '150', '60')
 */
export async function givesMiles(visit: Visitor, weekday: string, weekend: string): Promise<void> {
  await visit.types(WEEKDAY, weekday);
  await visit.types(WEEKEND, weekend);
}

/**
 * For all three assets: answers all questions from the first to the last.
 * @example await givesAll(visit)
 */
export async function givesAll(visit: Visitor, weekday = '150', weekend = '60'): Promise<void> {
  await givesAddress(visit);
  await visit.presses('Next');
  await givesHome(visit);
  await visit.presses('Next');
  await visit.sees('How is your home heated today?');
  await visit.chooses(/^(Medium|Average)$/);
  await visit.presses('Next');
  await givesVehicles(visit);
  await givesMiles(visit, weekday, weekend);
}

/**
 * Below the one bill, the details of a result are closed. Opens them until this text is visible.
 * @example await seesDetail(visit, 'Recommended tariff')
 */
export async function seesDetail(visit: Visitor, detail: string | RegExp): Promise<void> {
  await until('a result', () => visit.root.querySelector('.result') && !visit.root.querySelector('.later'));
  const folded = [...visit.root.querySelectorAll('.result > details')].find(
    (one) => one.querySelector('summary')?.textContent?.trim() === 'Your details',
  );
  folded?.setAttribute('open', '');
  await visit.sees(detail);
}
