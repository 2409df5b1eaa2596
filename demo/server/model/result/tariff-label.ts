import type { Place } from '../place/place.ts';
import { isIndicative, type Tariff } from '../tariff/tariffs.ts';
import type { TariffLabel } from './quote-result.ts';

/** Where no tariff is compared (Northern Ireland), a price stands in that is no product and has no name. */
export function tariffLabel(tariff: Tariff, { served }: Pick<Place, 'served'>): TariffLabel {
  if (served !== 'yes') return { ...NO_PRODUCT, ...datesOf(tariff), indicative: true };
  return {
    tariffId: tariff.id,
    supplierId: tariff.supplierId,
    supplierName: tariff.supplierName,
    tariffName: tariff.name,
    ...datesOf(tariff),
    indicative: isIndicative(tariff),
  };
}

/** The prices of each half-hour are those of a whole year, which is over. */
function datesOf({
  halfHourly,
  ratesAsOf,
  ratesUntil,
}: Tariff): Pick<TariffLabel, 'ratesAsOf' | 'ratesFrom'> {
  return halfHourly ? { ratesAsOf: ratesUntil, ratesFrom: ratesAsOf } : { ratesAsOf };
}

const NO_PRODUCT = { tariffId: null, supplierId: null, supplierName: null, tariffName: null };
