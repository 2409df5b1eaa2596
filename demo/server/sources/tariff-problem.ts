// Checks an operator's own tariffs for mistakes that would make quotes fail or be silently wrong.
import { isIsoDate } from '../data/iso-date.ts';
import { MONTHS, SLOTS } from '../model/months.ts';
import { isCondition } from '../model/support/conditions.ts';
import type { PricedWindow, Tariff, Tariffs } from '../model/tariff/tariffs.ts';

const windowsOf = ({ windows, exportWindows }: Tariff): readonly PricedWindow[] => [
  ...windows,
  ...exportWindows,
];
const ratesOf = (tariff: Tariff) => [
  tariff.dayRate,
  tariff.exportRate,
  tariff.carRate ?? 0,
  tariff.pumpRate ?? 0,
  ...(tariff.halfHourly ?? []),
  ...windowsOf(tariff).map(({ rate }) => rate),
];
const isSlot = (slot: number) => Number.isInteger(slot) && slot >= 0 && slot < SLOTS;

/** The order matters: a rule may rely on those before it. */
const RULES: readonly (readonly [says: string, isBroken: (tariff: Tariff, among: Tariffs) => boolean])[] = [
  ['has the id of another', ({ id }, { all }) => all.filter((one) => one.id === id).length > 1],
  [
    'is of a supplier that `suppliers` has no name for',
    ({ supplierId }, { suppliers }) => !suppliers.has(supplierId),
  ],
  [
    'lacks one of its lists: `windows`, `exportWindows`, `eligibility` and `conditions` may be empty',
    ({ windows, exportWindows, eligibility, conditions }) =>
      ![windows, exportWindows, eligibility, conditions].every(Array.isArray),
  ],
  ['has a rate that is no number', (tariff) => !ratesOf(tariff).every(Number.isFinite)],
  ['has a `dayRate` of less than a penny: rates are pence per kWh', ({ dayRate }) => dayRate < 1],
  [
    `has a window with another half hour than 0 to ${SLOTS - 1}`,
    (tariff) => !windowsOf(tariff).every(({ slots }) => slots.every(isSlot)),
  ],
  [
    `has other than ${MONTHS.length} × ${SLOTS} factors in \`halfHourly\``,
    ({ halfHourly }) => halfHourly !== null && halfHourly.length !== MONTHS.length * SLOTS,
  ],
  ['has no `ratesAsOf` like 2026-08-01', ({ enabled, ratesAsOf }) => enabled && !isIsoDate(ratesAsOf ?? '')],
  [
    'asks for a condition that conditions.csv does not have',
    ({ conditions }) => !conditions.every(isCondition),
  ],
];

/** Returns a sentence about the first tariff that breaks a rule, or null. */
export function tariffProblem(tariffs: Tariffs): string | null {
  for (const tariff of tariffs.all) {
    const broken = RULES.find(([, isBroken]) => isBroken(tariff, tariffs));
    if (broken) return `Your tariff ${tariff.id} (${tariff.name}) ${broken[0]}.`;
  }
  return null;
}
