import type { Point } from './silhouette.ts';

/** One hour of a home's day, as it is drawn. Shares are of the day's most, 0 to 1. */
export interface HouseHour {
  /** Since midnight, 0 to 24. */
  readonly at: number;
  /** Of its windows. */
  readonly lit: number;
  readonly making: number;
  readonly heating: number;
  /** Of what its battery holds on this day. */
  readonly charge: number;
  readonly charging: boolean;
  /** Colours what travels along its wires. */
  readonly price: 'cheap' | 'day' | 'peak';
}

/** The mean day of a year is as long as its night; half an hour of it is the clock's summer time. */
const SUNRISE = 6.5;
const DAYLIGHT = 12;

const turnOf = ({ at }: Pick<HouseHour, 'at'>) => (Math.PI * (at - SUNRISE)) / DAYLIGHT;

/** From behind the hill over the roof to the other side; null by night. */
export function sunAt(hour: Pick<HouseHour, 'at'>): Point | null {
  const turn = turnOf(hour);
  const height = Math.sin(turn);
  return height > 0 ? [160 - 132 * Math.cos(turn), 130 - 119 * height] : null;
}

/** How dark it is, 0 to 1: the sky, and all that stands under it, take their colours from it. */
export const darkness = (hour: HouseHour) => Math.max(0, Math.min(1, 0.4 - Math.sin(turnOf(hour)) * 2));
