// Knows what a solar result says first: the saving of a year, or what it would cost more (RES-SOL-01).
import { type Result, recommendedRow } from './result.ts';

export interface SolarHeadline {
  readonly kind: 'save' | 'costMore';
  /** Pounds a year, never negative. */
  readonly value: number;
}

/** Null when the saving is unknown. A saving of nothing or less is a cost (AMB-22). */
export function solarHeadline(result: Result): SolarHeadline | null {
  const saving = recommendedRow(result)?.savings ?? null;
  return saving === null ? null : { kind: saving > 0 ? 'save' : 'costMore', value: Math.abs(saving) };
}
