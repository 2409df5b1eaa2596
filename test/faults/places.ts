// The places where faults are tried. Each is walked to once, and then restored as after a reload.

import type { Attributes } from '../browser/mount.ts';
import { leave, openSecond, type Stage } from '../browser/stage.ts';
import {
  CONTACT,
  givesAddress,
  givesHome,
  givesMiles,
  givesPlate,
  givesVehicles,
  START,
  starts,
} from '../browser/walks.ts';

export type Place =
  | 'heat pump, address given'
  | 'solar, address given'
  | 'heat pump, last question'
  | 'all three, last question'
  | 'compare, vehicle today'
  | 'electric vehicle'
  | 'heat pump result'
  | 'solar result'
  | 'electric vehicle result';

const KEY = 'home-energy-quote:';
const kept = new Map<Place, string>();

/** The session's data of one element. */
export const savedOf = (id: string) => sessionStorage.getItem(KEY + id) ?? '';

/** An element at a place, as after a reload. Without a place, it is at the first question. */
export async function at(id: string, place: Place | null, attributes: Attributes): Promise<Stage> {
  const saved = place && kept.get(place);
  if (saved) sessionStorage.setItem(KEY + id, saved);
  else sessionStorage.removeItem(KEY + id);
  return openSecond(id, { ...CONTACT, ...attributes });
}

/** Walks to every place and stores the session's data there. */
export async function walkToPlaces(): Promise<void> {
  for (const walk of WALKS) await walk();
}

async function begun(start: string): Promise<Stage> {
  const visit = await openSecond('walk', CONTACT);
  await starts(visit, start);
  await givesAddress(visit);
  return visit;
}

function keep(place: Place): void {
  const saved = savedOf('walk');
  if (!saved) throw new Error(`nothing was kept of ${place}`);
  kept.set(place, saved);
}

async function end(visit: Stage): Promise<void> {
  await leave(visit);
  sessionStorage.clear();
}

const WALKS: readonly (() => Promise<void>)[] = [
  async () => {
    const visit = await begun(START.heatPump);
    keep('heat pump, address given');
    await visit.presses('Next');
    await givesHome(visit);
    keep('heat pump, last question');
    await visit.presses('See my result');
    await visit.sees('Recommended pump size');
    keep('heat pump result');
    await end(visit);
  },
  async () => {
    const visit = await begun(START.solar);
    keep('solar, address given');
    await visit.presses('Next');
    await givesHome(visit);
    await visit.presses('See my result');
    await visit.sees('System cost estimate');
    keep('solar result');
    await end(visit);
  },
  async () => {
    const visit = await begun(START.compare);
    await visit.presses('Next');
    await visit.sees('Which car do you drive today?');
    keep('compare, vehicle today');
    await end(visit);
  },
  async () => {
    const visit = await begun(START.evOnly);
    await visit.presses('Next');
    await visit.sees('Which electric car are you thinking of?');
    keep('electric vehicle');
    await givesPlate(visit, 'EV21LEF', 'Nissan Leaf');
    await visit.presses('Next');
    await givesMiles(visit, '150', '60');
    await visit.presses('See my result');
    await visit.sees('Vehicle usage');
    keep('electric vehicle result');
    await end(visit);
  },
  async () => {
    const visit = await begun(START.all);
    await visit.presses('Next');
    await givesHome(visit);
    await visit.presses('Next');
    await visit.sees('How is your home heated today?');
    // Differs from the journey about a heat pump alone, so that the body tells whether a request was sent twice.
    await visit.chooses('Well');
    await visit.presses('Next');
    await givesVehicles(visit);
    await givesMiles(visit, '150', '60');
    keep('all three, last question');
    await end(visit);
  },
];
