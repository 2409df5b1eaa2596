import type { Point } from './silhouettes.ts';

/** One hour of a home's day, as it is drawn. Values without a unit are shares of the day's maximum, 0 to 1. */
export interface HouseHour {
  /** Hours since midnight, 0 to 24. */
  readonly at: number;
  /** The share of windows that are lit. */
  readonly lit: number;
  readonly making: number;
  readonly heating: number;
  /** The battery's charge, as a share of the most that it holds on this day. */
  readonly charge: number;
  readonly charging: boolean;
  /** Determines the colour of the dots on the wires. */
  readonly price: 'cheap' | 'day' | 'peak';
}

/** On average over a year, a day is as long as a night. Half an hour is added for summer time. */
const SUNRISE = 6.5;
const DAYLIGHT = 12;

const turnOf = ({ at }: Pick<HouseHour, 'at'>) => (Math.PI * (at - SUNRISE)) / DAYLIGHT;

/** The sun moves from behind the hill over the roof to the other side. Null at night. */
export function sunAt(hour: Pick<HouseHour, 'at'>): Point | null {
  const turn = turnOf(hour);
  const height = Math.sin(turn);
  return height > 0 ? [160 - 132 * Math.cos(turn), 130 - 119 * height] : null;
}

/** How dark it is, 0 to 1. The sky and everything under it depend on this. */
export const darkness = (hour: HouseHour) => Math.max(0, Math.min(1, 0.4 - Math.sin(turnOf(hour)) * 2));
