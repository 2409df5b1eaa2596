import type { Place } from '../place/place.ts';
import { isIndicative, type Tariff } from '../tariff/tariffs.ts';
import type { TariffLabel } from './quote-result.ts';

/** In Northern Ireland no tariffs are compared; the price that is used there is not a product and has no name. */
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

/** Half-hourly prices are those of a past year, so their period is sent. */
function datesOf({
  halfHourly,
  ratesAsOf,
  ratesUntil,
}: Tariff): Pick<TariffLabel, 'ratesAsOf' | 'ratesFrom'> {
  return halfHourly ? { ratesAsOf: ratesUntil, ratesFrom: ratesAsOf } : { ratesAsOf };
}

const NO_PRODUCT = { tariffId: null, supplierId: null, supplierName: null, tariffName: null };
