// Responses of an API for the snapshots of whole results. All figures differ, so that a figure in the wrong place is noticed.
import type { Result } from '../../../src/domain/result.ts';
import { wireResult } from '../../wire-result.ts';
import { ALONE, driver, EXTRAS, FLAT_CLOCK, range, type Wire } from './wire-extras.ts';

const electricity = (more: Wire = {}): Wire => ({
  householdConsumption: 3400,
  solarGeneration: 3900,
  solarUsedInHouse: 2100,
  exportedToGrid: 1800,
  importFromGrid: 1300,
  batteryLoss: 45,
  evConsumption: null,
  monthlyBreakDowns: Array.from({ length: 12 }, (_, at) => ({
    solarGeneration: 100 + 10 * at,
    householdConsumption: 300 - 7 * at,
  })),
  yearlyBreakDowns: Array.from({ length: 20 }, (_, at) => ({ year: at + 1, savings: 620 + at })),
  ...more,
});

const NOW: Wire = { isCurrent: true, savings: 0, annualCost: 1010, co2Emission: 0.81 };
const AFTER: Wire = {
  isCurrent: false,
  isRecommended: true,
  savings: 620,
  annualCost: 390,
  co2Emission: 0.23,
  supplierId: 4,
  supplierName: 'GoElectric',
  tariffName: 'Overnight',
  ratesAsOf: '2026-10-02',
};

/** @param rows the changes to today's row and to the recommended row; null leaves a row out */
function answer(request: Wire, [now, after]: readonly [Wire | null, Wire | null], more: Wire = {}): Result {
  const calculatedResults = [now && { ...NOW, ...now }, after && { ...AFTER, ...after }].filter(Boolean);
  return wireResult({ request, calculatedResults, ...more });
}

const SEMI = { address: { propertyType: 'Semi-detached house', propertyTypeId: 2 } };

/** Panels and a battery, with the least that an API may send unless `more` adds to it. */
export const solar = (now: Wire, after: Wire | null, more: Wire = {}, batterySize = 5.2): Result =>
  answer({ ...SEMI, solar: { numberOfPanels: 11, batterySize } }, [now, after], more);

export const solarWhole = (): Result =>
  solar(
    {},
    {
      electricity: electricity(),
      indicative: true,
      annualCostAsMostRun: 470,
      annualCostIfShifted: 390,
      parts: { panels: 410, battery: 160, tariff: 50 },
    },
    {
      ...EXTRAS,
      costModel: { totalCost: 9100 },
      alternatives: [{ ...ALONE, tariffName: 'Fixed' }],
    },
  );

export const heatPump = (heatingFuel: number, now: Wire, after: Wire | null, more: Wire = {}): Result =>
  answer({ ...SEMI, ashp: { ashpSize: 7.5, heatingFuel } }, [now, after], more);

export const heatPumpWhole = (): Result =>
  heatPump(
    1,
    { annualCost: 1840, co2Emission: 2.96 },
    { annualCost: 1610, savings: 230, co2Emission: 0.74, electricity: electricity() },
    {
      ...EXTRAS,
      clock: FLAT_CLOCK,
      ranges: [
        range(-60, 230, 480),
        range(1.4, 2.22, 2.5, { figure: 'co2', unit: 't/y', drivers: [driver('grid', -0.4, 0.28)] }),
      ],
      wholeCost: {
        price: { low: 8100, high: 13_900 },
        isTold: false,
        grant: 7400,
        boiler: 2900,
        service: 55,
        left: { low: -2200, high: 3600 },
        payback: { soonest: 0, usual: 6.4, latest: 17.3 },
        source: 'A survey',
        date: '2026-05-08',
      },
      breakdown: {
        heatDemand: 11_200,
        pumpElectricity: 3100,
        pumpCost: 640,
        efficiency: 3.6,
        oldFuelUse: 12_600,
        oldFuelCost: 905,
        costAtPriceCap: 1690,
        savedByTariff: 95,
      },
    },
  );

const FOCUS: Wire = {
  make: 'Ford',
  makeId: 12,
  model: 'Focus',
  modelId: 90,
  isEv: false,
  fuel: 'Petrol',
  mpg: 44,
  engineSize: 1498,
  cO2Emisions: 138,
  costPerMile: 14.6,
  annualCost: 1280,
};
const LEAF: Wire = {
  make: 'Nissan',
  makeId: 27,
  model: 'Leaf',
  modelId: 1051,
  isEv: true,
  fuel: 'Electricity',
  batterySize: 59,
  cO2Emisions: 0,
  costPerMile: 2.6,
  costPerMileMax: 8.4,
  annualCost: 270,
};
const MILES: Wire = { milesDrivenWeekDays: 150, milesDrivenWeekEnds: 60, totalMiles: 10_920 };

/** Today's car compared with an electric one. */
export const compared = (now: Wire | null, after: Wire | null, more: Wire = {}): Result =>
  answer({ current: FOCUS, compare: LEAF, ...MILES }, [now, after], more);

export const comparedWhole = (): Result =>
  compared(
    { annualCost: 1310, co2Emission: 2.4 },
    {
      annualCost: 345,
      savings: 965,
      co2Emission: 0.38,
      gridCo2Emission: 0.4,
      electricity: electricity({ evConsumption: 2870 }),
    },
    { ...EXTRAS, ranges: [range(700, 965, 1200)] },
  );

/** An electric car without a comparison. */
export const alone = (now: Wire | null, after: Wire | null, more: Wire = {}): Result =>
  answer({ current: LEAF, ...MILES }, [now, after], more);
