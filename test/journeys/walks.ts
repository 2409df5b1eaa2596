// Knows the stretches of road that several tests go: to the address, past the home's questions, to a vehicle and its miles.
import { type Attributes, open, type Stage } from './stage.ts';
import { until } from './visitor.ts';

/** What a partner tells the widget about itself. */
export const CONTACT: Attributes = {
  'support-phone': '0117 496 0142',
  'support-email': 'help@partner.example',
  'terms-url': 'https://partner.example/terms',
  'privacy-url': 'https://partner.example/privacy',
  'non-domestic-phone': '0117 496 0188',
  'non-domestic-hours': '9 to 5',
};

/** The buttons of the home page. */
export const START = {
  solar: 'Explore solar & battery',
  heatPump: 'Explore heat pumps',
  compare: 'Compare charging vs fuel costs',
  evOnly: 'Best EV energy deal of those we compare',
  all: 'Explore all three together',
} as const;

/** Personas of the reference API, by their postcodes. */
export const HOME = {
  gasSemi: 'BS1 9AA',
  oilCottage: 'BS1 9AB',
  electricFlat: 'BS1 9AD',
  twoSuppliers: 'BS1 9AE',
} as const;

/** From home to the first question. */
export async function begins(start: string, attributes: Attributes = {}): Promise<Stage> {
  const visit = await open({ ...CONTACT, ...attributes });
  await visit.presses(start);
  await visit.sees('Where is your home?');
  return visit;
}

export async function searches(visit: Stage, postcode: string): Promise<void> {
  await visit.types('Postcode', postcode);
  await visit.presses('Search');
  await until('addresses', () => visit.root.querySelector('[role=option]'));
}

/** The address step answered with the first address of the postcode. */
export async function givesAddress(visit: Stage, postcode: string = HOME.gasSemi): Promise<void> {
  await searches(visit, postcode);
  await choosesFirst(visit);
}

export async function choosesFirst(visit: Stage): Promise<void> {
  const first = await until('an address', () => visit.root.querySelector<HTMLElement>('[role=option]'));
  first.click();
  await visit.control('Change address');
}

/** From home to the question after the address. */
export async function pastAddress(
  start: string,
  postcode: string = HOME.gasSemi,
  attributes: Attributes = {},
): Promise<Stage> {
  const visit = await begins(start, attributes);
  await givesAddress(visit, postcode);
  await visit.presses('Next');
  return visit;
}

/** Finds a vehicle by its plate and sees it on its card. */
export async function givesPlate(visit: Stage, plate: string, card: string): Promise<void> {
  await visit.types('Registration number', plate);
  await visit.presses('Search');
  await visit.sees(card);
}

export interface Picked {
  readonly make: string;
  readonly model: string;
  /** Left out where the model has one size, which is chosen by itself. */
  readonly engine?: string;
  readonly battery?: string;
}

/** In the dialog that is open: make, model, size, Done. */
export async function picksVehicle(visit: Stage, { make, model, engine, battery }: Picked): Promise<void> {
  await visit.picks('Make', make);
  await visit.picks('Model', model);
  if (engine) await visit.picks('Engine size', engine);
  if (battery) await visit.picks('Battery size', battery);
  await until('a vehicle to take', () => [...visit.root.querySelectorAll('dialog select')].every(chosen));
  await visit.presses('Done');
}

const chosen = (list: Element) => (list as HTMLSelectElement).value !== '';

export const WEEKDAY = 'Weekday miles (Monday to Friday, in total)';
export const WEEKEND = 'Weekend miles (Saturday and Sunday, in total)';

export async function givesMiles(visit: Stage, weekday: string, weekend: string): Promise<void> {
  await visit.types(WEEKDAY, weekday);
  await visit.types(WEEKEND, weekend);
}
