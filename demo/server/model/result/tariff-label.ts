import type { Place } from '../place/place.ts';
import { isIndicative, type Tariff } from '../tariff/tariffs.ts';
import type { TariffLabel } from './quote-result.ts';

/** Where no tariff is compared (Northern Ireland), a price stands in that is no product and has no name. */
export function tariffLabel(tariff: Tariff, { served }: Pick<Place, 'served'>): TariffLabel {
  const { ratesAsOf } = tariff;
  if (served !== 'yes') return { ...NO_PRODUCT, ratesAsOf, indicative: true };
  return {
    tariffId: tariff.id,
    supplierId: tariff.supplierId,
    supplierName: tariff.supplierName,
    tariffName: tariff.name,
    ratesAsOf,
    indicative: isIndicative(tariff),
  };
}

const NO_PRODUCT = { tariffId: null, supplierId: null, supplierName: null, tariffName: null };
