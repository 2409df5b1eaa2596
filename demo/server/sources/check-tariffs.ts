import { Refusal } from '../http/refusal.ts';
import { isOpenTo } from '../model/tariff/rank-tariffs.ts';
import type { Claim, Tariff, Tariffs } from '../model/tariff/tariffs.ts';
import { StartProblem } from '../start-problem.ts';
import type { Sources } from './sources.ts';
import { tariffProblem } from './tariff-problem.ts';

type Cap = 'standard' | 'economy7';

/** The price cap of each kind of meter, and the claims of the homes to which it must be open. */
const CAPS: Readonly<Record<Cap, readonly Claim[]>> = { standard: [], economy7: ['e7'] };

/** Throws a StartProblem if a price cap is missing or one of the tariffs can't be used. */
export async function checkTariffs(sources: Pick<Sources, 'tariffs'>): Promise<void> {
  const tariffs = await asked(sources);
  if (!tariffs) return;
  const caps = Object.keys(CAPS) as Cap[];
  const missing = caps.find((cap) => !isAmong(tariffs.all, tariffs[cap], CAPS[cap]));
  const problem = missing ? sentence(missing) : tariffProblem(tariffs);
  if (problem) throw new StartProblem(problem);
}

/** Returns null if the source is unavailable, so that the server starts; quotes are then refused with its message. */
async function asked({ tariffs }: Pick<Sources, 'tariffs'>): Promise<Tariffs | null> {
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
