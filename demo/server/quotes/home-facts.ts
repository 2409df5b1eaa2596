import { propertyType } from '../model/place/property-type.ts';
import type { HomeFacts } from '../model/support/conditions.ts';
import type { Certificate, Sources } from '../sources/sources.ts';

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
