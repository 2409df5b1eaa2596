import { CONSTANTS } from '../constants.ts';
import type { Place } from '../place/place.ts';
import type { Prices } from '../prices/energy-prices.ts';
import { energy, tonnes } from '../rounding.ts';
import { isIndicative, type Tariff } from '../tariff/tariffs.ts';
import type { QuoteBasis, ResultElectricity, TariffLabel } from './quote-result.ts';

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

/** All figures unknown; a row fills in those of its asset. */
export const NO_ELECTRICITY: ResultElectricity = {
  evConsumption: null,
  householdConsumption: null,
  solarGeneration: null,
  solarUsedInHouse: null,
  exportedToGrid: null,
  importFromGrid: null,
  batteryLoss: null,
  monthlyBreakDowns: null,
  yearlyBreakDowns: null,
};

/** The figures of a home that generates nothing. @param household kWh a year including heat */
export function allBought(household: number, car?: number): ResultElectricity {
  return {
    ...NO_ELECTRICITY,
    evConsumption: car === undefined ? null : energy(car),
    householdConsumption: energy(household),
    importFromGrid: energy(household + (car ?? 0)),
  };
}

/** Tonnes of CO2 from power stations for kWh from the grid. */
export function gridCo2(kWh: number): number {
  return tonnes((kWh * CONSTANTS.co2Elec.value) / 1000);
}

/** The price cap's period and each fuel's date, so that pages can show when newer prices are in force. */
export function pricesSent({ cap, fuels }: Prices): QuoteBasis['prices'] {
  const sent = [...fuels].map(([fuel, { value, unit, date }]) => ({
    fuel,
    pence: value,
    unit: unit.replace(/^p\//, ''),
    date,
  }));
  return { capFrom: cap.from, capTo: cap.to, fuels: sent };
}
