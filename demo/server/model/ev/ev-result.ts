import { known, loadAnswers, type QuoteInput, servedPlace } from '../load/home-input.ts';
import { homeLoad } from '../load/home-load.ts';
import { asBuilt, type PropertyType, propertyType } from '../place/property-type.ts';
import { fuelPrice } from '../prices/energy-prices.ts';
import { isRefusal, type Refusal, refuse } from '../refusal.ts';
import type {
  Decision,
  QuoteResult,
  ResultRequest,
  ResultRow,
  ResultVehicle,
  TariffLabel,
} from '../result/quote-result.ts';
import { allBought, gridCo2, tariffLabel } from '../result/result-rows.ts';
import { pence, pounds, tonnes } from '../rounding.ts';
import { type Market, marketAt, type Offered } from '../tariff/market.ts';
import { CAR_CARBON } from '../tariff/recorded-half-hours.ts';
import { evAssumptions } from './ev-assumptions.ts';
import { type EvCase, type EvOffer, evCase } from './ev-case.ts';
import { evClock } from './ev-clock.ts';
import { evRanges } from './ev-range.ts';
import { evSums } from './ev-receipts.ts';
import { evWhatIf } from './ev-what-if.ts';
import {
  type ChargerType,
  canCharge,
  electricMile,
  electricVehicle,
  type FuelVehicle,
  fuelMile,
  fuelVehicle,
  type VehicleFacts,
  yearlyMiles,
} from './vehicle-facts.ts';

/** The input of an EV quote. Miles are per week. */
export interface EvInput extends QuoteInput {
  /** Today's car; the electric car if `compare` is absent. */
  readonly current: VehicleFacts;
  /** The electric car that is compared with today's. */
  readonly compare?: VehicleFacts | null | undefined;
  /** Monday to Friday together. */
  readonly milesDrivenWeekDays: number;
  /** Saturday and Sunday together. */
  readonly milesDrivenWeekEnds: number;
  /** 1 or 3. */
  readonly chargerTypeId: number;
  /** The home's type, if it was asked. */
  readonly propertyTypeId?: number | null | undefined;
  /** The tax in force on electric cars in pence a mile; undefined if this vehicle never pays it. */
  readonly taxPerMile?: number | undefined;
}

export function evResult(input: EvInput, offered: Offered): QuoteResult | Refusal {
  const place = servedPlace(input.postcode);
  if (isRefusal(place)) return place;
  const electric = electricVehicle(input.compare ?? input.current);
  if (isRefusal(electric)) return electric;
  const replaced = input.compare ? fuelVehicle(input.current) : null;
  if (replaced && isRefusal(replaced)) return replaced;
  const charger = input.chargerTypeId;
  if (!isCharger(charger)) return refuse('choice', 'The charger type is 1 or 3.');
  const miles = yearlyMiles(input.milesDrivenWeekDays, input.milesDrivenWeekEnds);
  const listed = propertyType(input.propertyTypeId ?? 0);
  const type = listed && asBuilt(listed, input);
  const electricityUsage = known(input.electricityUsage);
  const load = homeLoad({ ...loadAnswers(input), place, type, electricityUsage });
  const market = marketAt(place, offered);
  const { tariffId, taxPerMile } = input;
  const question = { place, market, electric, replaced, miles, taxPerMile, charger, load, tariffId };
  return answer(input, evCase(question), type);
}

function answer(input: EvInput, quoted: EvCase, type: PropertyType | null): QuoteResult {
  const context = { type, isUseKnown: known(input.electricityUsage) !== undefined };
  return {
    request: request(input, quoted),
    // The price of the car is not quoted.
    costModel: { totalCost: null },
    calculatedResults: evRows(quoted),
    ...(canCharge(quoted) ? {} : { reason: 'charger' as const }),
    assumptions: evAssumptions(quoted, context),
    ...evDecision(quoted),
  };
}

function request(input: EvInput, quoted: EvCase): ResultRequest {
  const { replaced, miles } = quoted.question;
  const electric = shownElectric(quoted);
  return {
    ...(replaced ? { current: shownFuel(replaced, quoted), compare: electric } : { current: electric }),
    milesDrivenWeekDays: input.milesDrivenWeekDays,
    milesDrivenWeekEnds: input.milesDrivenWeekEnds,
    totalMiles: miles,
  };
}

function isCharger(id: number): id is ChargerType {
  return id === 1 || id === 3;
}

// The rows of an EV result: today's car, or charging at the price cap; then each tariff.

function evRows(quoted: EvCase): readonly ResultRow[] {
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

/** The electric vehicle on the recommended tariff; the `Max` fields are outside the cheap hours. */
function shownElectric(quoted: EvCase): ResultVehicle {
  const { question, efficiency, car, tax, rates } = quoted;
  const { taxPerMile = 0 } = question;
  const yearAt = (rate: number) => (canCharge(quoted) ? pounds((car.energy * rate) / 100 + tax) : null);
  const { facts, milesPerKwh } = question.electric;
  return {
    ...named(facts),
    mpg: milesPerKwh,
    cO2Emisions: 0,
    costPerMile: pence(electricMile(rates.low, efficiency) + taxPerMile),
    costPerMileMax: pence(electricMile(rates.high, efficiency) + taxPerMile),
    annualCost: yearAt(rates.low),
    annualCostMax: yearAt(rates.high),
  };
}

/** The vehicle that would be replaced. Fuel costs the same at any hour, so the `Max` fields are null. */
function shownFuel(vehicle: FuelVehicle, { currentCost, question }: EvCase): ResultVehicle {
  return {
    ...named(vehicle.facts),
    mpg: vehicle.mpg,
    cO2Emisions: vehicle.gramsPerMile,
    costPerMile: pence(fuelMile(vehicle, question.market)),
    costPerMileMax: null,
    annualCost: pounds(currentCost),
    annualCostMax: null,
  };
}

function named({ make, model, isEv, batterySize, engineSize, fuel }: VehicleFacts) {
  return { make, model, isEv, batterySize, engineSize, fuel };
}

/** What-if, ranges, sums and clock; nothing if the car cannot be charged enough. */
export function evDecision(quoted: EvCase): Decision {
  if (!canCharge(quoted)) return {};
  const whatIf = evWhatIf(quoted);
  return {
    whatIf,
    ranges: evRanges(quoted, whatIf),
    sums: evSums(quoted),
    ...(quoted.question.place.served === 'yes' && { clock: evClock(quoted) }),
  };
}
