// A home's energy use: the visitor's figure, or else the meters'.
import type { Supply } from '../addresses/home.ts';
import type { HeatingFuel } from '../model/home-load.ts';
import type { StatedUse } from '../model/load-answers.ts';
import type { Certificate, MeterKind, MeterSource } from '../sources/sources.ts';

interface HomeFields {
  readonly details: { readonly id: string };
  readonly electricityUsage?: number | undefined;
  readonly gasUsage?: number | undefined;
  readonly isEconomy7?: boolean | undefined;
  readonly heatingFuel?: HeatingFuel | undefined;
  readonly certificate?: Certificate | undefined;
  readonly meter?: MeterKind | undefined;
}

interface MeteredUse {
  /** kWh a year; null if unknown. */
  readonly electricityUsage: number | null;
  readonly gasUsage: number | null;
  readonly isEconomy7: boolean;
  /** The visitor's answer; otherwise gas if the home uses gas, and undefined if unknown. */
  readonly heatingFuel: HeatingFuel | undefined;
  readonly statedUse: StatedUse;
}

export async function meteredUse(
  { details, ...asked }: HomeFields,
  meters: MeterSource,
): Promise<MeteredUse> {
  const home = await meters.at(details.id);
  const gasUsage = asked.gasUsage ?? (home?.mprn ? home.gasUse : null);
  return {
    electricityUsage: asked.electricityUsage ?? (home?.mpan ? home.electricityUse : null),
    gasUsage,
    isEconomy7: asked.isEconomy7 ?? asked.meter?.isEconomy7 ?? knownMeter(home, asked.certificate),
    heatingFuel: asked.heatingFuel ?? (gasUsage === null ? undefined : 1),
    statedUse: { electricity: asked.electricityUsage !== undefined, gas: asked.gasUsage !== undefined },
  };
}

/** A meter that was looked up wins over the certificate. */
function knownMeter(home: Supply | null, certificate?: Certificate): boolean {
  return (home?.lookedUp === false ? certificate?.isEconomy7 : home?.isEconomy7) ?? false;
}
