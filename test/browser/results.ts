// The walks from home to each result, and what a visitor does there.

import { comesTo } from './checkpoint.ts';
import type { Attributes } from './mount.ts';
import type { Stage } from './stage.ts';
import { until } from './until.ts';
import { put, type Visitor } from './visitor.ts';
import {
  begins,
  givesAll,
  givesHeatPump,
  givesHome,
  givesMiles,
  givesPlate,
  givesVehicles,
  HOME,
  pastAddress,
  START,
  starts,
} from './walks.ts';

async function answersHeatPump(attributes: Attributes): Promise<Stage> {
  const visit = await pastAddress(START.heatPump, HOME.gasSemi, attributes);
  await givesHome(visit);
  return visit;
}

/**
 * From home to the result of a heat pump.
 * @example const visit = await walksHeatPump()
 */
export const walksHeatPump = async (attributes: Attributes = {}) =>
  asksForHeatPump(await answersHeatPump(attributes));

/**
 * At that result, as after a reload: for tests of what follows it.
 * @example const visit = await atHeatPump({ share: 'on' })
 */
export const atHeatPump = async (attributes: Attributes = {}) =>
  asksForHeatPump(await comesTo(answersHeatPump, attributes));

async function asksForHeatPump(visit: Stage): Promise<Stage> {
  await seesHeatPump(visit);
  return visit;
}

async function seesHeatPump(visit: Visitor): Promise<void> {
  await visit.presses('See my result');
  await visit.sees('You could cut your CO2 by about');
}

/**
 * From home to the result of a heat pump, in an element that exists already.
 * @example await reachesHeatPump(visitor(element))
 */
export async function reachesHeatPump(visit: Visitor): Promise<void> {
  await starts(visit, START.heatPump);
  await givesHeatPump(visit);
  await seesHeatPump(visit);
}

/**
 * From home to the result of solar panels.
 * @example const visit = await walksSolar()
 */
export async function walksSolar(attributes: Attributes = {}): Promise<Stage> {
  const visit = await pastAddress(START.solar, HOME.gasSemi, attributes);
  await visit.chooses('Semi-detached house');
  await visit.presses('Next');
  await visit.sees('How much of the day is someone at home?');
  await visit.presses('See my result');
  await visit.sees('System cost estimate');
  return visit;
}

/**
 * From home to the result of a comparison.
 * @example const visit = await walksCompare()
 */
export async function walksCompare(attributes: Attributes = {}): Promise<Stage> {
  const visit = await pastAddress(START.compare, HOME.gasSemi, attributes);
  await givesVehicles(visit);
  await givesMiles(visit, '150', '60');
  await visit.presses('See my result');
  await visit.sees('Vehicle usage');
  return visit;
}

/**
 * From home to the result of an electric car alone.
 * @example const visit = await walksEvOnly()
 */
export async function walksEvOnly(attributes: Attributes = {}): Promise<Stage> {
  const visit = await pastAddress(START.evOnly, HOME.gasSemi, attributes);
  await givesPlate(visit, 'EV21LEF', 'Nissan Leaf');
  await visit.presses('Next');
  await givesMiles(visit, '150', '60');
  await visit.presses('See my result');
  await visit.sees('Vehicle usage');
  return visit;
}

/**
 * From home to the last question of all three.
 * @example const visit = await answersAll({})
 */
export async function answersAll(attributes: Attributes): Promise<Stage> {
  const visit = await begins(START.all, attributes);
  await givesAll(visit);
  await visit.sees('That is about 10,920 miles a year.');
  return visit;
}

/**
 * From home to the results of all three.
 * @example const visit = await walksAll()
 */
export const walksAll = async (attributes: Attributes = {}) => asksForAll(await answersAll(attributes));

/**
 * At those results, as after a reload: for tests of what follows them.
 * @example const visit = await atAll()
 */
export const atAll = async (attributes: Attributes = {}) => asksForAll(await comesTo(answersAll, attributes));

async function asksForAll(visit: Stage): Promise<Stage> {
  await visit.presses('See my result');
  await visit.opens('Your details');
  await visit.sees('System cost estimate');
  return visit;
}

/**
 * Opens the enquiry on a result and fills all its fields.
 * @example await fillsEnquiry(visit); await visit.presses('Enquire');
 */
export async function fillsEnquiry(visit: Stage): Promise<void> {
  await visit.presses(/^(Arrange a call|Send another)$/);
  await visit.types('Full name', 'Ada Lovelace');
  await visit.types('Email', 'ada@example.com');
  await visit.types('Phone', '0117 496 0000');
  await visit.picks('Best contact time', 'PM-Afternoon');
  await visit.chooses('Yes');
}

/**
 * Moves the first lever of What if to its end.
 * @example await triesWhatIf(visit)
 */
export async function triesWhatIf(visit: Stage): Promise<void> {
  const lever = await until('a lever', () =>
    visit.root.querySelector<HTMLInputElement>('.what-if input[type=range]'),
  );
  put(lever, lever.max);
}

/**
 * An element by its class, where its name does not tell it.
 * @example find(visit, '.combined')
 */
export const find = (visit: Stage, selector: string) => visit.root.querySelector<HTMLElement>(selector);

/**
 * The text on one line.
 * @example text(find(visit, '.range__sentence'))
 */
export const text = (element: Element | null | undefined) =>
  element?.textContent?.replace(/\s+/g, ' ').trim() ?? '';
