// The model's own values of figures that others published.
import type { Occupancy } from '../../../src/domain/usage.ts';
import { readTable } from '../data/read-table.ts';
import { SLOTS, sum } from '../model/calendar.ts';
import { gasHeating } from '../model/heat-pump/old-heating.ts';
import { pumpElectricity, pumpLoad, pumpYear } from '../model/heat-pump/pump.ts';
import { calculatedDemand, heatLoss, type Insulation } from '../model/load/heat-demand.ts';
import { byHalfHour, HOUSEHOLD_SHAPE, occupiedShape, type YearShape } from '../model/load/load-profile.ts';
import { climateOf } from '../model/place/climate.ts';
import { placeOf } from '../model/place/place.ts';
import { propertyType } from '../model/place/property-type.ts';
import { generationShape } from '../model/solar/pv-output.ts';
import { solarYear } from '../model/solar/solar-year.ts';
import { homeCost } from '../model/tariff/home-cost.ts';
import { ratesOf } from '../model/tariff/rates.ts';
import { OFFERED, tableMarket } from './table-market.ts';

const QUARTERS = readTable('price_cap_history.csv', (row) => ({
  from: row.text('from'),
  electricityUnit: row.optionalNumber('elec_unit_p') ?? Number.NaN,
  electricityStanding: row.optionalNumber('elec_standing_p_day') ?? Number.NaN,
  gasUnit: row.optionalNumber('gas_unit_p') ?? Number.NaN,
  gasStanding: row.optionalNumber('gas_standing_p_day') ?? Number.NaN,
}));

/** Pounds a year for electricity and gas at the price cap of the quarter that began on `from`. */
export function capBill(from: string, electricity: number, gas: number): number {
  const cap = QUARTERS.find((quarter) => quarter.from === from)!;
  const market = tableMarket(null);
  const region = { unitOffset: 0, unit: cap.electricityUnit, standing: cap.electricityStanding };
  const household = byHalfHour(HOUSEHOLD_SHAPE).map((part) => part * electricity);
  const paid = homeCost({ household }, { ...market.standard, dayRate: cap.electricityUnit }, region);
  const demand = { space: gas, hotWater: 0 };
  const use = { gas, hob: 0, household: electricity, demand, calculated: demand };
  const known = { basis: 'gas meter' as const, mismatch: false, keptGas: false };
  return paid + gasHeating({ ...use, ...known }, { ...market, cap: { ...market.cap, ...cap } }).cost;
}

/** K days a year of a typical place. */
const DEGREE_DAYS = 2200;

function demandOf(type: number, insulation: Insulation = 2) {
  return calculatedDemand(propertyType(type)!, insulation, DEGREE_DAYS);
}

/** kWh a year. */
export function heatOf(type: number, insulation: Insulation = 2): number {
  const { space, hotWater } = demandOf(type, insulation);
  return space + hotWater;
}

/** kWh/m² a year of a detached house: those of HeatpumpMonitor.org have 150 m². */
export function heatPerFloor(insulation: Insulation): number {
  return heatOf(1, insulation) / propertyType(1)!.floorArea;
}

/** W/m² of a home at 20 °C on the coldest monitored days, about -3 °C. */
export function peakPerFloor(insulation: Insulation): number {
  const semi = propertyType(2)!;
  return (heatLoss(semi, insulation) * (20 - -3)) / semi.floorArea;
}

/** The efficiency over a year in a semi with radiators of this design flow temperature. */
export function efficiencyAt(flow: number): number {
  return pumpElectricity(demandOf(2), flow).efficiency;
}

/** p/kWh for a heat pump with the hours of one monitored pump, in the region of the recorded half-hourly prices. */
export function pumpPays(tariffName: string): number {
  const pump = pumpElectricity({ space: 8300, hotWater: 2078 });
  const { asMostRun } = pumpYear(pump, propertyType(2)!.floorArea, placeOf('CF10 1AA')!);
  const { region } = tableMarket('_K');
  const tariff = OFFERED.tariffs.all.find(({ name }) => name === tariffName)!;
  const demand = { household: new Float64Array(SLOTS), pump: { usual: asMostRun, moved: asMostRun } };
  return (100 * (homeCost(demand, tariff, region) - 3.65 * region.standing)) / pump.total;
}

/** Share of a day's space heat between two hours. */
export function pumpHours(from: number, to: number): number {
  const { usual } = pumpLoad({ ...pumpElectricity(demandOf(2)), hotWater: 0 });
  return sum(usual.slice(2 * from, 2 * to)) / sum(usual);
}

/** Share of a year between two hours of the day. */
export function hoursOf(shape: YearShape, from: number, to: number): number {
  return sum(byHalfHour(shape).slice(2 * from, 2 * to));
}

/** kWh/kWp on a south slope at 35°. */
export function yieldAt(outcode: string): number {
  return climateOf(placeOf(outcode)!.climateRegion).pvYield;
}

/** Share of 2,250 kWh of solar output that a home with a use of 2,750 kWh uses itself. */
export function keptAtHome(occupancy: Occupancy, battery: number): number {
  const { shape, coincidence } = occupiedShape(occupancy, false);
  const { standard, region } = tableMarket(null);
  const use = shape.map((part) => part * 2750);
  const made = generationShape(6).map((part) => part * 2250);
  return 1 - solarYear({ use, made, coincidence }, battery, ratesOf(standard, region)).sold / 2250;
}

/** Published miles a gallon of the median car, divided by those in real driving. */
export function publishedOverDriven(fuel: string): number {
  const cars = readTable('ice.csv', (row) => ({
    isOf: row.text('fuel') === fuel,
    ratio: row.number('wltp_mpg') / row.number('real_mpg'),
  }));
  const ratios = cars.filter(({ isOf }) => isOf).map(({ ratio }) => ratio);
  return ratios.sort((one, other) => one - other)[Math.floor(ratios.length / 2)]!;
}
