import type { BillSaving } from '../../domain/bill-saving.ts';
import type { Replacement } from '../../domain/extras/what-if.ts';
import { pricesStandIn, type Result, recommendedRow } from '../../domain/result.ts';
import { type SolarReturn, solarReturn, yearlySavings } from '../../domain/solar-lifetime.ts';
import type { Words } from '../../words/words.ts';

/** The savings of each year of the recommended system, in pounds. */
export function solarSavings(result: Result): readonly number[] {
  return yearlySavings(recommendedRow(result)?.electricity.yearlyBreakDowns ?? []);
}

/** The parts of the system that are replaced in later years. */
export function solarReplacements({ whatIf }: Result): readonly Replacement[] {
  return whatIf?.lifetime?.replacements ?? [];
}

/** The payback of the recommended system. */
export function solarBack(result: Result): SolarReturn | null {
  return solarReturn(solarSavings(result), result.totalCost);
}

/**
 * The words after the headline's figure: 'a year with solar panels'; also that the system does not pay for itself, or that power
 * sold counts as nothing because no price is known.
 */
export function solarTail(result: Result, { kind }: BillSaving, words: Words): string {
  const hasBattery = (result.request.solar?.batterySize ?? 0) > 0;
  const saved = words(`solar.tail.${kind}`, {
    with: words(hasBattery ? 'solar.with.battery' : 'solar.with.panels'),
  });
  const isLost = kind === 'save' && (solarBack(result)?.net ?? 0) < 0;
  const tail = isLost ? words('solar.loses', { tail: saved }) : saved;
  return pricesStandIn(result) ? words('solar.unsold', { tail }) : tail;
}
