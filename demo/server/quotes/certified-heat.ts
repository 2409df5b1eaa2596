import { placeOf } from '../model/place/place.ts';
import type { Certified } from '../model/place/property-type.ts';
import type { Certificate } from '../sources/sources.ts';

interface Asked {
  readonly details: { readonly postcode: string };
  readonly certificate?: Certificate | undefined;
  readonly propertyTypeId?: number | undefined;
  readonly insulation?: number | undefined;
  readonly floorArea?: number | null | undefined;
  readonly ageBand?: number | null | undefined;
}

/** LIVE-03: a certificate's heat, as long as the visitor describes the home that it is of: what they answer wins. */
export function certifiedHeat({ details, certificate, ...asked }: Asked): { certified?: Certified } {
  const place = placeOf(details.postcode);
  if (!certificate?.heat || !place || asked.floorArea || asked.ageBand) return {};
  const differs = (told: number | undefined, known: number | null) =>
    told !== undefined && known !== null && told !== known;
  if (differs(asked.propertyTypeId, certificate.propertyTypeId)) return {};
  if (differs(asked.insulation, certificate.insulation)) return {};
  const { space, hotWater } = certificate.heat;
  const heatLoss = (space * 1000) / (24 * place.degreeDays);
  return { certified: { heatLoss, hotWater, date: certificate.date } };
}
