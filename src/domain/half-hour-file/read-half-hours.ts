// HALF-01 to 04: a supplier's file becomes what a quote takes; all else of it stays where it is.
import type { HalfHours } from '../half-hours.ts';
import { monthlyMeans } from './monthly-means.ts';
import { readReadings } from './read-readings.ts';
import { Unreadable } from './unreadable.ts';

/** Throws an `Unreadable`. */
export async function readHalfHours(file: File, pause: () => Promise<unknown>): Promise<HalfHours> {
  // A supplier may be called British Gas.
  const name = file.name.replace(/british.?gas/i, '');
  if (/gas/i.test(name) && !/elec/i.test(name)) throw new Unreadable('other');
  return monthlyMeans(await readReadings(await file.text(), pause), pause);
}
