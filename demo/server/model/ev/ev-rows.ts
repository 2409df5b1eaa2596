// The rows of an EV result: today's car, or charging at the price cap; then each tariff.
import type { Market } from '../market.ts';
import { fuelPrice } from '../place/prices.ts';
import { allBought, gridCo2 } from '../result/electricity.ts';
import type { ResultRow, TariffLabel } from '../result/quote-result.ts';
import { pounds, tonnes } from '../result/rounding.ts';
import { tariffLabel } from '../result/tariff-label.ts';
import { CAR_CARBON } from '../tariff/half-hours.ts';
import { canCharge } from './can-charge.ts';
import type { EvCase, EvOffer } from './ev-case.ts';
import type { FuelVehicle } from './vehicle-facts.ts';

export function evRows(quoted: EvCase): readonly ResultRow[] {
  return [currentRow(quoted), ...quoted.ranking.map((offer) => offerRow(quoted, offer))];
}

function currentRow(quoted: EvCase): ResultRow {
  const { question, car, currentTariff, currentCost, currentCo2, currentBill } = quoted;
  const { replaced, place, load, market } = question;
  const row = {
    isCurrent: true,
    isRecommended: false,
    savings: 0,
    annualCost: replaced || canCharge(quoted) ? pounds(currentCost) : null,
    homeCost: pounds(currentBill),
    co2Emission: tonnes(currentCo2),
  };
  if (replaced) return { ...fuelLabel(replaced, market), ...row, electricity: allBought(load.total) };
  const gridCo2Emission = gridCo2(car.energy * CAR_CARBON);
  const electricity = allBought(load.total, car.energy);
  return { ...tariffLabel(currentTariff, place), ...row, gridCo2Emission, electricity };
}

/** A petrol or diesel car has no tariff, but the fuel's price has a date. */
function fuelLabel({ fuel }: FuelVehicle, market: Market): TariffLabel {
  const { date, quality } = fuelPrice(market, fuel);
  return {
    tariffId: null,
    supplierId: null,
    supplierName: null,
    tariffName: null,
    ratesAsOf: date,
    indicative: quality !== 'read',
  };
}

/** By the specification, `co2Emission` is the tailpipe's; `gridCo2Emission` is the power station's. */
function offerRow(quoted: EvCase, offer: EvOffer): ResultRow {
  const { question, car, currentCost, recommended } = quoted;
  return {
    ...tariffLabel(offer.tariff, question.place),
    isCurrent: false,
    isRecommended: offer === recommended,
    savings: canCharge(quoted) ? pounds(currentCost - offer.carCost) : null,
    annualCost: canCharge(quoted) ? pounds(offer.carCost) : null,
    ...(canCharge(quoted) && { homeCost: pounds(offer.cost) }),
    co2Emission: 0,
    gridCo2Emission: gridCo2(car.energy * CAR_CARBON),
    electricity: allBought(question.load.total, car.energy),
  };
}
