import { isIsoDate } from '../data/read-table.ts';
import { Refusal } from '../http/refusal.ts';
import { MONTHS, SLOTS } from '../model/calendar.ts';
import { isCondition } from '../model/support/support.ts';
import { isOpenTo } from '../model/tariff/market.ts';
import type { Claim, PricedWindow, Tariff, Tariffs } from '../model/tariff/tariffs.ts';
import { StartProblem } from '../start-problem.ts';
import type { Sources } from './sources.ts';

type Cap = 'standard' | 'economy7';

/** The price cap of each kind of meter, and the claims of the homes to which it must be open. */
const CAPS: Readonly<Record<Cap, readonly Claim[]>> = { standard: [], economy7: ['e7'] };

/** Throws a StartProblem if a price cap is missing or one of the tariffs can't be used. */
export async function checkTariffs(sources: Pick<Sources, 'tariffs'>): Promise<void> {
  const tariffs = await available(sources);
  if (!tariffs) return;
  const caps = Object.keys(CAPS) as Cap[];
  const missing = caps.find((cap) => !isAmong(tariffs.all, tariffs[cap], CAPS[cap]));
  const problem = missing ? sentence(missing) : tariffProblem(tariffs);
  if (problem) throw new StartProblem(problem);
}

/** Returns null if the source is unavailable, so that the server starts; quotes are then refused with its message. */
async function available({ tariffs }: Pick<Sources, 'tariffs'>): Promise<Tariffs | null> {
  try {
    return await tariffs();
  } catch (error) {
    if (error instanceof Refusal) return null;
    throw error;
  }
}

function isAmong(all: readonly Tariff[], cap: Tariff | undefined, claims: readonly Claim[]): boolean {
  const listed = all.find(({ id }) => id === cap?.id);
  return listed !== undefined && isOpenTo(claims, listed);
}

function sentence(cap: Cap): string {
  return `Your tariffs lack the price cap: \`${cap}\` must be in \`all\`, enabled and open to '${CAPS[cap][0] ?? 'any'}', since every home is compared with it.`;
}

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

/**
 * Checks an operator's own tariffs for mistakes that would make quotes fail or be silently wrong. Returns a sentence
 * about the first tariff that breaks a rule, or null.
 */
export function tariffProblem(tariffs: Tariffs): string | null {
  for (const tariff of tariffs.all) {
    const broken = RULES.find(([, isBroken]) => isBroken(tariff, tariffs));
    if (broken) return `Your tariff ${tariff.id} (${tariff.name}) ${broken[0]}.`;
  }
  return null;
}
