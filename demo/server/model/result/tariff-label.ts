// Knows how a row names its tariff, in Great Britain and where the default merely stands in.
import type { Place } from '../place/place.ts';
import { isIndicative, type Tariff } from '../tariff/tariffs.ts';
import type { TariffLabel } from './quote-result.ts';

export function tariffLabel(tariff: Tariff, { served }: Pick<Place, 'served'>): TariffLabel {
  const standsIn = served !== 'yes';
  return {
    tariffId: tariff.id,
    supplierId: tariff.supplierId,
    supplierName: tariff.supplierName,
    tariffName: standsIn ? 'Great Britain average price, as a stand-in' : tariff.name,
    ratesAsOf: tariff.ratesAsOf,
    indicative: standsIn || isIndicative(tariff),
  };
}
