// What is known of a quote's home: the visitor's answers, or else its meters and its energy certificate.
import type { Supply } from '../addresses/homes.ts';
import { Refusal } from '../http/refusal.ts';
import { knownProperty, type StatedUse } from '../model/load/home-input.ts';
import type { HeatingFuel } from '../model/load/home-load.ts';
import { placeOf } from '../model/place/place.ts';
import { type Built, type PropertyType, propertyType } from '../model/place/property-type.ts';
import { isRefusal } from '../model/refusal.ts';
import { NO_PANELS } from '../model/solar/solar-result.ts';
import type { HomeFacts } from '../model/support/support.ts';
import type { Certificate, MeterKind, MeterSource, Sources } from '../sources/sources.ts';

interface MeteredHome {
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
  { details, ...answers }: MeteredHome,
  meters: MeterSource,
): Promise<MeteredUse> {
  const home = await meters.at(details.id);
  const gasUsage = answers.gasUsage ?? (home?.mprn ? home.gasUse : null);
  return {
    electricityUsage: answers.electricityUsage ?? (home?.mpan ? home.electricityUse : null),
    gasUsage,
    isEconomy7: answers.isEconomy7 ?? answers.meter?.isEconomy7 ?? knownMeter(home, answers.certificate),
    heatingFuel: answers.heatingFuel ?? (gasUsage === null ? undefined : 1),
    statedUse: { electricity: answers.electricityUsage !== undefined, gas: answers.gasUsage !== undefined },
  };
}

/** A meter that was looked up wins over the certificate. */
function knownMeter(home: Supply | null, certificate?: Certificate): boolean {
  return (home?.lookedUp === false ? certificate?.isEconomy7 : home?.isEconomy7) ?? false;
}

interface CertifiedHome {
  readonly details: { readonly postcode: string };
  readonly certificate?: Certificate | undefined;
  readonly propertyTypeId?: number | undefined;
  readonly insulation?: number | undefined;
  readonly floorArea?: number | null | undefined;
  readonly ageBand?: Built['ageBand'];
}

/**
 * LIVE-03: completes the visitor's answers by the home's energy certificate. The visitor's answers win. If they name
 * another type of home, the certificate is ignored; if they differ otherwise, its heat demand is ignored.
 */
export function withCertificate({ details, certificate, ...answers }: CertifiedHome): Built {
  const { floorArea, ageBand } = answers;
  if (!certificate || differs(answers.propertyTypeId, certificate.propertyTypeId))
    return { floorArea, ageBand };
  const built = {
    floorArea: floorArea ?? certificate.floorArea ?? null,
    ageBand: ageBand ?? certificate.ageBand ?? null,
    ...(!floorArea && certificate.floorArea && { areaBy: certificate.date }),
    ...(!ageBand && certificate.ageBand && { ageBy: certificate.date }),
  };
  const place = placeOf(details.postcode);
  if (!certificate.heat || !place || describesAnother(answers, certificate)) return built;
  const { space, hotWater } = certificate.heat;
  const heatLoss = (space * 1000) / (24 * place.degreeDays);
  return { ...built, certified: { heatLoss, hotWater, date: certificate.date } };
}

function describesAnother(
  { insulation, floorArea, ageBand }: Omit<CertifiedHome, 'details'>,
  certificate: Certificate,
) {
  return (
    differs(insulation, certificate.insulation) ||
    (floorArea && floorArea !== certificate.floorArea) ||
    (ageBand && ageBand !== certificate.ageBand)
  );
}

const differs = (answer: number | undefined, known: number | null) =>
  answer !== undefined && known !== null && answer !== known;

/** The facts of a home that decide whether conditions of tariffs and grants are met. */
export async function homeFacts(
  {
    details,
    propertyTypeId,
    certificate,
  }: {
    readonly details: { readonly id: string };
    propertyTypeId?: number | undefined;
    certificate?: Certificate | undefined;
  },
  { meters }: Pick<Sources, 'meters'>,
): Promise<Omit<HomeFacts, 'asset'>> {
  const supply = await meters.at(details.id);
  const type = propertyTypeId === undefined ? null : propertyType(propertyTypeId);
  return {
    isSmartMeter: supply?.mpan ? supply.isSmart : null,
    hasGasMeter:
      supply && supply.lookedUp !== false ? supply.mprn !== null : (certificate?.hasMainsGas ?? null),
    isFlat: type && !type.takesPanels,
  };
}

interface HomeOfType {
  readonly propertyTypeId: number;
}

/** Throws a 400 if there is no such type of home. */
export function demandProperty(request: HomeOfType): void {
  property(request);
}

/** Throws a 400 if there is no such type of home or it has no roof of its own. */
export function demandRoof(request: HomeOfType): void {
  if (!property(request).takesPanels) throw new Refusal(400, NO_PANELS);
}

function property({ propertyTypeId }: HomeOfType): PropertyType {
  const type = knownProperty(propertyTypeId);
  if (isRefusal(type)) throw new Refusal(400, type.message);
  return type;
}
