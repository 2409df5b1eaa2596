// The numbers of one journey, or of all, and which of them are suppressed.
import { JOURNEYS } from '../counting/stages.ts';
import type { Sum } from '../store/visit-sums.ts';
import { type Numbers, suppressed } from './suppression.ts';

export interface OfJourney {
  readonly isAll: boolean;
  /** Adds up the visits of this journey. @param own totals of all journeys */
  count(own: readonly Sum[], name?: string): number;
  /** True if a small number could be calculated by subtracting other journeys' pages from that of all journeys. */
  hides(own: readonly Sum[], name?: string): boolean;
  /** Returns the totals of this journey alone. */
  cut(sums: readonly Sum[]): readonly Sum[];
}

/** @param journey '' for all */
export function ofJourney(journey: string): OfJourney {
  const at = Object.keys(JOURNEYS).indexOf(journey);
  const cut = (sums: readonly Sum[]) => (journey ? sums.filter((sum) => sum.journey === journey) : sums);
  return {
    isAll: journey === '',
    cut,
    count: (own, name) => sumOf(cut(own), name),
    hides: (own, name) => journey !== '' && suppressed(byJourney(own, name))[at]!,
  };
}

/** In the order of `JOURNEYS`. */
function byJourney(own: readonly Sum[], name?: string): readonly number[] {
  const many = new Map(Object.keys(JOURNEYS).map((journey) => [journey, 0]));
  for (const sum of own)
    if (name === undefined || sum.name === name)
      many.set(sum.journey, (many.get(sum.journey) ?? 0) + sum.visits);
  return [...many.values()];
}

function sumOf(sums: readonly Sum[], name?: string): number {
  return sums.reduce((all, sum) => all + (name === undefined || sum.name === name ? sum.visits : 0), 0);
}

export function numbersOf(journey: OfJourney, own: readonly Sum[], names: readonly string[]): Numbers {
  return {
    visits: names.map((name) => journey.count(own, name)),
    isHidden: names.map((name) => journey.hides(own, name)),
  };
}
