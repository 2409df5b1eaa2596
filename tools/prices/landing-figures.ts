// Calculates what the landing pages say that samples cost and save, with the reference API's model, as it would answer a visitor.
import { readTable } from '../../demo/server/data/read-table.ts';
import { type EvInput, evResult } from '../../demo/server/model/ev/ev-result.ts';
import { heatPumpResult } from '../../demo/server/model/heat-pump/heat-pump-result.ts';
import { placeOf } from '../../demo/server/model/place/place.ts';
import { isRefusal, type Refusal } from '../../demo/server/model/refusal.ts';
import type { QuoteResult, ResultRow } from '../../demo/server/model/result/quote-result.ts';
import { solarResult } from '../../demo/server/model/solar/solar-result.ts';
import { knownChanges, taxPerMile } from '../../demo/server/model/support/known-changes.ts';
import { SUPPORT } from '../../demo/server/model/support/support.ts';
import type { Offered } from '../../demo/server/model/tariff/market.ts';
import type { PriceFigures } from '../../src/domain/price-lines.ts';
import { roughly } from '../../src/words/formats.ts';

type LandingFigures = Pick<
  PriceFigures,
  'panelSave' | 'panelYears' | 'storeYears' | 'pumpSave' | 'capSave' | 'carYear' | 'carSave' | 'carLeft'
>;

/** The sample semi in Bristol. */
const SEMI = { postcode: 'BS1 9AA', propertyTypeId: 2, electricityUsage: 2700 };
/** The battery on sale that the page about solar calls 5 kWh. */
const BATTERY = 5.2;
/** Miles a week, Monday to Friday and at the weekend. */
const WEEK = { milesDrivenWeekDays: 100, milesDrivenWeekEnds: 40 };
/** A year of them. */
const MILES = (WEEK.milesDrivenWeekDays + WEEK.milesDrivenWeekEnds) * 52;

function answered(result: QuoteResult | Refusal): QuoteResult {
  if (isRefusal(result))
    throw new Error(`The model refuses a sample of the landing pages: ${result.message}`);
  return result;
}

/** Ten panels on the semi, alone and with the battery. */
export function sampleSolar(offered: Offered) {
  const systemsAt = (battery: number) =>
    answered(solarResult({ ...SEMI, archeTypeId: 2, battery }, offered)).alternatives ?? [];
  // What is quoted is not among its alternatives.
  const panels = systemsAt(BATTERY).find((system) => system.battery === 0)!;
  const stored = systemsAt(0).find((system) => system.battery === BATTERY)!;
  return { panels, stored };
}

/** A heat pump in place of the semi's gas boiler. */
export const samplePump = (offered: Offered): QuoteResult =>
  answered(heatPumpResult({ ...SEMI, heatingFuel: 1, gasUsage: 11_500 }, offered));

/** The offers of a heat pump: on the tariff that fits best, and at the price cap. */
export function pumpOffers({ calculatedResults }: QuoteResult) {
  const offers = calculatedResults.filter(({ isCurrent }) => !isCurrent);
  return {
    fits: offers.find(({ isRecommended }) => isRecommended)!,
    atCap: offers.find(({ tariffId }) => tariffId === 1)!,
  };
}

/** Of the first car of that model in a table. */
const carFigure = (file: string, model: string, column: string) =>
  readTable(file, (row) => ({ model: row.text('model'), value: row.optionalNumber(column) })).find(
    (row) => row.model === model,
  )!.value;

/** The Nissan Leaf in place of the Ford Focus, on the tariff that fits best, and what a decided tax will take of its saving: £ a year. */
export function sampleCar(offered: Offered): { readonly offer: ResultRow; readonly tax: number } {
  const place = placeOf(SEMI.postcode)!;
  const focus = {
    make: 'Ford',
    model: 'Focus',
    fuel: 'Petrol',
    isEv: false,
    batterySize: null,
    engineSize: 999,
    co2GramsPerMile: 0,
    mpg: carFigure('ice.csv', 'Focus', 'real_mpg'),
  };
  const milesPerKwh = carFigure('evs.csv', 'Leaf', 'real_mi_per_kwh');
  const leaf = { ...focus, make: 'Nissan', model: 'Leaf', fuel: 'Electric', isEv: true, milesPerKwh };
  const input: EvInput = {
    ...SEMI,
    ...WEEK,
    chargerTypeId: 1,
    current: focus,
    compare: leaf,
    taxPerMile: taxPerMile(SUPPORT, place, offered.day),
  };
  return {
    offer: answered(evResult(input, offered)).calculatedResults.find(({ isRecommended }) => isRecommended)!,
    tax: -knownChanges(SUPPORT, place, MILES, offered.day).reduce((sum, { change }) => sum + change, 0),
  };
}

/**
 * As the sentences show them. What the API gives no figure for is 0, which the test of these figures refuses.
 * @param offered the prices and tariffs of a quarter
 */
export function landingFigures(offered: Offered): LandingFigures {
  const { panels, stored } = sampleSolar(offered);
  const { fits, atCap } = pumpOffers(samplePump(offered));
  const { offer, tax } = sampleCar(offered);
  const carSave = roughly(offer.savings ?? 0);
  return {
    panelSave: roughly(panels.savings ?? 0),
    panelYears: Math.round(panels.breakeven ?? 0),
    storeYears: Math.round(stored.breakeven ?? 0),
    pumpSave: roughly(fits.savings ?? 0),
    capSave: roughly(atCap.savings ?? 0),
    carYear: roughly(offer.annualCost ?? 0),
    carSave,
    // Of the saving as it is shown, so that a reader who subtracts the tax gets the same.
    carLeft: roughly(carSave - tax),
  };
}
