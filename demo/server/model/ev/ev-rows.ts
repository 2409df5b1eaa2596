// Knows the rows of an EV quote: the car of today, or charging at the price cap, then each tariff.
import { fuelPrice } from '../place/prices.ts';
import { allBought, gridCo2 } from '../result/electricity.ts';
import type { ResultRow, TariffLabel } from '../result/quote-result.ts';
import { pounds, tonnes } from '../result/rounding.ts';
import { tariffLabel } from '../result/tariff-label.ts';
import { DEFAULT_TARIFF } from '../tariff/tariffs.ts';
import type { EvCase, EvOffer } from './ev-case.ts';
import type { FuelVehicle } from './vehicle-facts.ts';

/** Today first, then the ranking. */
export function evRows(quoted: EvCase): readonly ResultRow[] {
  return [currentRow(quoted), ...quoted.ranking.map((offer) => offerRow(quoted, offer))];
}

function currentRow({ question, car, currentCost, currentCo2 }: EvCase): ResultRow {
  const { replaced, place, household } = question;
  const row = {
    isCurrent: true,
    isRecommended: false,
    savings: 0,
    annualCost: pounds(currentCost),
    co2Emission: tonnes(currentCo2),
  };
  if (replaced) return { ...fuelLabel(replaced), ...row, electricity: allBought(household) };
  const gridCo2Emission = gridCo2(car.energy);
  const electricity = allBought(household, car.energy);
  return { ...tariffLabel(DEFAULT_TARIFF, place), ...row, gridCo2Emission, electricity };
}

/** A car that burns fuel is on no tariff, but its price has a date. */
function fuelLabel({ fuel }: FuelVehicle): TariffLabel {
  const { date, quality } = fuelPrice(fuel);
  return {
    tariffId: null,
    supplierId: null,
    supplierName: null,
    tariffName: null,
    ratesAsOf: date,
    indicative: quality !== 'read',
  };
}

/** `co2Emission` is the tailpipe's, as the specification has it; the power station's stands beside it. */
function offerRow({ question, car, currentCost, recommended }: EvCase, offer: EvOffer): ResultRow {
  return {
    ...tariffLabel(offer.tariff, question.place),
    isCurrent: false,
    isRecommended: offer === recommended,
    savings: pounds(currentCost - offer.carCost),
    annualCost: pounds(offer.carCost),
    homeCost: pounds(offer.cost),
    co2Emission: 0,
    gridCo2Emission: gridCo2(car.energy),
    electricity: allBought(question.household, car.energy),
  };
}
