import { CONSTANTS } from '../constants.ts';
import { heatIn, lossPerM2 } from '../load/heat-demand.ts';
import { propertyType, typicalElectricity } from '../place/property-type.ts';
import {
  asOf,
  chosen,
  cited,
  exact,
  fromRequest,
  percent,
  priceAssumptions,
  whole,
} from '../result/assumptions.ts';
import type { Assumption } from '../result/quote-result.ts';
import { filledMonths, measuredUse, runnerUp } from '../result/shared-assumptions.ts';
import { preheats } from '../tariff/home-cost.ts';
import { ratesOf } from '../tariff/rates.ts';
import type { HeatPumpCase } from './heat-pump-case.ts';
import { boilerAssumptions, flowAssumptions, installingAssumptions } from './installing-assumptions.ts';
import { usualGas } from './known-use.ts';
import { oldHeatingAssumptions } from './old-heating.ts';

/** Seasonal efficiencies (SPF) measured in homes. */
const TRIAL = 2.8;
const MONITORED = 4.01;

export function heatPumpAssumptions(quoted: HeatPumpCase): readonly Assumption[] {
  const { home, recommended } = quoted;
  return asOf(home.market.day, [
    household(quoted),
    ...filledMonths(quoted.load),
    heat(quoted),
    ...builtAssumptions(quoted),
    ...mismatch(quoted),
    efficiency(quoted),
    ...flowAssumptions(quoted),
    ...oldHeatingAssumptions(quoted),
    ...priceAssumptions(home.place, home.market, recommended.tariff),
    ...runnerUp(quoted.ranking, recommended, quoted.currentCost),
    ...hours(quoted),
    cited(
      'prices.co2',
      'CO2 of electricity this year, in the hours a heat pump runs',
      `${exact(CONSTANTS.co2Elec.value * quoted.pumpCarbon)} kg a kWh`,
      CONSTANTS.co2Elec,
    ),
    ...keptGas(quoted),
    ...boilerAssumptions(quoted),
    ...installingAssumptions(quoted),
  ]);
}

function household({ home, use, load }: HeatPumpCase): Assumption {
  const text = 'Electricity your home uses for everything but heat';
  const value = `${whole(use.household)} kWh a year`;
  if (load.measured) return measuredUse(text, value, load.measured);
  if (home.electricityUsage !== undefined) return fromRequest('home.electricity', text, value);
  return cited(
    'home.electricity',
    `${text}: typical of a ${home.type.name.toLowerCase()}`,
    value,
    CONSTANTS.tdcvElecSingle,
  );
}

function heat({ use, home: { type } }: HeatPumpCase): Assumption {
  const value = `${whole(use.demand.space + use.demand.hotWater)} kWh of heat a year`;
  if (use.basis === 'calculated' && type.certified)
    return cited('home.heat-certified', 'Heat your home needs, by its energy certificate', value, {
      ...CERTIFICATE,
      date: type.certified.date,
    });
  if (use.basis === 'calculated')
    return cited(
      'home.heat-calculated',
      'Heat your home needs, from its type, its insulation and the local climate',
      value,
      CONSTANTS.heatLossPerM2,
    );
  return fromRequest('home.heat-metered', `Heat your home needs, from your ${use.basis}`, value);
}

/** If meter and calculation contradict each other, the bill uses the meter and the pump's size the calculation. */
function mismatch({ home, use, load }: HeatPumpCase): readonly Assumption[] {
  if (!use.mismatch) return [];
  const isGas = use.basis === 'gas meter';
  const metered = isGas ? use.gas : load.total;
  const usual = isGas ? usualGas(use.calculated) : typicalElectricity(home.type) + heatIn(use.calculated);
  const text = `Your meter: ${whole(metered)} kWh. A home like this usually ${isGas ? 'burns' : 'uses'} ${whole(usual)}. Is this the right meter?`;
  return [fromRequest('home.mismatch', text, 'the bill is by the meter, the size of the pump by the home')];
}

function efficiency({ use, pump }: HeatPumpCase): Assumption {
  const heatDemand = use.demand.space + use.demand.hotWater;
  const change = (spf: number) =>
    percent(Math.round(100 * Math.abs(heatDemand / spf / pump.total - 1)) / 100);
  const band =
    `The Electrification of Heat trial had ${TRIAL}, which takes ${change(TRIAL)} more electricity. ` +
    `HeatpumpMonitor.org has ${MONITORED}, which takes ${change(MONITORED)} less`;
  const text = 'Heat for each unit of electricity over a year (efficiency)';
  return chosen(
    'system.efficiency',
    text,
    `${exact(Math.round(pump.efficiency * 100) / 100)} units of heat`,
    `it is by the factors of MCS, as pumps do in use. ${band}`,
  );
}

/** When the pump runs in the quoted bill, and the bill if the visitor shifts it to cheap hours. */
function hours({ home, recommended: { tariff, cost, shiftedCost } }: HeatPumpCase): readonly Assumption[] {
  const asMostRun = cited(
    'behaviour.as-most',
    'The pump runs when most do, and nobody moves it to cheap hours',
    `£${whole(cost)} a year for the whole home`,
    {
      source: 'the hours of one heat pump on openenergymonitor.org',
      date: 'June 2025 to May 2026',
      quality: 'derived',
    },
  );
  if (Math.round(cost) === Math.round(shiftedCost)) return [asMostRun];
  const moved = preheats(tariff, ratesOf(tariff, home.market.region))
    ? ' with hot water before 7am, and half the heating of 4pm to 7pm moved to 1pm to 4pm'
    : ' with hot water before 7am, and less heating at night';
  const shifted = chosen(
    'behaviour.shifted',
    `If you run the pump by the tariff${moved}`,
    `£${whole(shiftedCost)} a year for the whole home`,
    'this is how such tariffs are meant to be used, and it is not in our figures',
  );
  return [asMostRun, shifted];
}

function keptGas({ use, home }: HeatPumpCase): readonly Assumption[] {
  if (!use.keptGas) return [];
  const value = `${whole(home.gasUsage ?? 0)} kWh a year`;
  return [
    fromRequest(
      'home.kept-gas',
      'Your gas supply does not heat your home: it stays, and is in none of the figures',
      value,
    ),
  ];
}

// Assumptions about details that the visitor gave of the building.

const AGES = { 1: 'before 1930', 2: '1930 to 1982', 3: '1983 to 2002', 4: '2003 or later' } as const;

function builtAssumptions({ home }: HeatPumpCase): readonly Assumption[] {
  const { id, floorArea, ageBand, areaBy, ageBy } = home.type;
  const isArea = floorArea !== propertyType(id)?.floorArea;
  return [
    ...(isArea ? [area(`${whole(floorArea)} m²`, areaBy)] : []),
    // The heat demand of a certificate does not depend on the age band.
    ...(ageBand && !home.type.certified ? [aged(ageBand, lossPerM2(home.type, home.insulation))] : []),
    ...(ageBand && ageBy
      ? [certified('home.age-certified', 'When your home was built', AGES[ageBand], ageBy)]
      : []),
  ];
}

function area(value: string, areaBy: string | undefined): Assumption {
  const text = 'Floor area of your home';
  return areaBy
    ? certified('home.floor-area-certified', text, value, areaBy)
    : fromRequest('home.floor-area', text, value);
}

function certified(key: Parameters<typeof cited>[0], text: string, value: string, date: string): Assumption {
  return cited(key, text, value, { ...CERTIFICATE, date });
}

function aged(ageBand: keyof typeof AGES, loss: number): Assumption {
  return cited(
    'home.age',
    `Heat lost through each square metre of a home built ${AGES[ageBand]} and insulated as yours`,
    `${exact(loss)} W/m²K`,
    CONSTANTS.ageHeatLossPerM2,
  );
}

/** The source of facts from a home's energy certificate. */
export const CERTIFICATE = {
  source: 'The home’s energy certificate, from the register of England and Wales',
  quality: 'read',
} as const;
