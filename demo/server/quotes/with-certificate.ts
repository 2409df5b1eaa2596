import { placeOf } from '../model/place/place.ts';
import type { Built } from '../model/place/property-type.ts';
import type { Certificate } from '../sources/sources.ts';

interface HomeFields {
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
export function withCertificate({ details, certificate, ...asked }: HomeFields): Built {
  const { floorArea, ageBand } = asked;
  if (!certificate || differs(asked.propertyTypeId, certificate.propertyTypeId))
    return { floorArea, ageBand };
  const built = {
    floorArea: floorArea ?? certificate.floorArea ?? null,
    ageBand: ageBand ?? certificate.ageBand ?? null,
    ...(!floorArea && certificate.floorArea && { areaBy: certificate.date }),
    ...(!ageBand && certificate.ageBand && { ageBy: certificate.date }),
  };
  const place = placeOf(details.postcode);
  if (!certificate.heat || !place || describesAnother(asked, certificate)) return built;
  const { space, hotWater } = certificate.heat;
  const heatLoss = (space * 1000) / (24 * place.degreeDays);
  return { ...built, certified: { heatLoss, hotWater, date: certificate.date } };
}

function describesAnother(
  { insulation, floorArea, ageBand }: Omit<HomeFields, 'details'>,
  certificate: Certificate,
) {
  return (
    differs(insulation, certificate.insulation) ||
    (floorArea && floorArea !== certificate.floorArea) ||
    (ageBand && ageBand !== certificate.ageBand)
  );
}

const differs = (stated: number | undefined, known: number | null) =>
  stated !== undefined && known !== null && stated !== known;
