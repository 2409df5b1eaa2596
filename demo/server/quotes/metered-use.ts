// A home's energy use: what the visitor corrected, else what its meters say.
import type { ToldUse } from '../model/load-answers.ts';
import type { MeterSource } from '../sources/sources.ts';

interface Asked {
  readonly details: { readonly id: string };
  readonly electricityUsage?: number | undefined;
  readonly gasUsage?: number | undefined;
  readonly isEconomy7?: boolean | undefined;
}

export interface MeteredUse {
  /** kWh a year; null where nobody knows. */
  readonly electricityUsage: number | null;
  readonly gasUsage: number | null;
  readonly isEconomy7: boolean;
  readonly toldUse: ToldUse;
}

export async function meteredUse({ details, ...asked }: Asked, meters: MeterSource): Promise<MeteredUse> {
  const home = await meters.at(details.id);
  return {
    electricityUsage: asked.electricityUsage ?? (home?.mpan ? home.electricityUse : null),
    gasUsage: asked.gasUsage ?? (home?.mprn ? home.gasUse : null),
    isEconomy7: asked.isEconomy7 ?? home?.isEconomy7 ?? false,
    toldUse: { electricity: asked.electricityUsage !== undefined, gas: asked.gasUsage !== undefined },
  };
}
