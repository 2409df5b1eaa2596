import { CONSTANTS } from '../constants.ts';
import { heatIn, lossPerM2 } from '../load/heat-demand.ts';
import { propertyType, typicalElectricity } from '../place/property-type.ts';
import {
  asOf,
  chosen,
  cited,
  fromRequest,
  hundredths,
  priceAssumptions,
  whole,
  wholePercent,
} from '../result/assumptions.ts';
import type { Assumption } from '../result/quote-result.ts';
import { filledMonths, homeUseAssumption, runnerUp } from '../result/shared-assumptions.ts';
import { preheats } from '../tariff/home-cost.ts';
import { ratesOf } from '../tariff/rates.ts';
import type { HeatPumpCase } from './heat-pump-case.ts';
import { boilerAssumptions, flowAssumptions, installingAssumptions } from './installing-assumptions.ts';
import { usualGas } from './known-use.ts';
import { oldHeatingAssumptions } from './old-heating.ts';

/** Seasonal efficiencies (SPF) measured in homes. */
const TRIAL = 2.8;
const MONITORED = 4.01;

/** The source of facts from a home's energy certificate. */
export const CERTIFICATE = {
  name: 'certificate',
  source: 'The home’s energy certificate, from the register of England and Wales',
  quality: 'read',
} as const;

/** One heat pump's hours on openenergymonitor.org. */
const MONITORED_HOURS = {
  name: 'monitoredHours',
  source: 'the hours of one heat pump on openenergymonitor.org',
  date: '2025-06-01/2026-05-31',
  quality: 'derived',
};

export function heatPumpAssumptions(quoted: HeatPumpCase): readonly Assumption[] {
  const { home, use, load, recommended } = quoted;
  const isUseKnown = home.electricityUsage !== undefined;
  return asOf(home.market.day, [
    homeUseAssumption(load, { type: home.type, isUseKnown, of: 'without-heat' }, [use.household, 0]),
    ...filledMonths(load),
    heat(quoted),
    ...builtAssumptions(quoted),
    ...mismatch(quoted),
    ...efficiency(quoted),
    ...flowAssumptions(quoted),
    ...oldHeatingAssumptions(quoted),
    ...priceAssumptions(home.place, home.market, recommended.tariff),
    ...runnerUp(quoted.ranking, recommended, quoted.currentCost),
    ...hours(quoted),
    cited(
      'prices.co2',
      { text: { key: 'co2.pump' }, kilograms: CONSTANTS.co2Elec.value * quoted.pumpCarbon },
      CONSTANTS.co2Elec,
    ),
    ...keptGas(quoted),
    ...boilerAssumptions(quoted),
    ...installingAssumptions(quoted),
  ]);
}

function heat({ use, home: { type } }: HeatPumpCase): Assumption {
  const values = { heat: whole(heatIn(use.demand)) };
  if (use.basis !== 'calculated')
    return fromRequest('home.heat-metered', { ...values, text: { key: `heat.${METERS[use.basis]}` } });
  if (!type.certified) return cited('home.heat-calculated', values, CONSTANTS.heatLossPerM2);
  return cited('home.heat-certified', values, { ...CERTIFICATE, date: type.certified.date });
}

const METERS = { 'gas meter': 'gas', 'electricity meter': 'electricity' } as const;

/** If meter and calculation contradict each other, the bill uses the meter and the pump's size the calculation. */
function mismatch({ home, use, load }: HeatPumpCase): readonly Assumption[] {
  if (!use.mismatch) return [];
  const isGas = use.basis === 'gas meter';
  const values = {
    metered: whole(isGas ? use.gas : load.total),
    usual: whole(isGas ? usualGas(use.calculated) : typicalElectricity(home.type) + heatIn(use.calculated)),
  };
  const text = { key: isGas ? 'mismatch.gas' : 'mismatch.electricity', values };
  return [fromRequest('home.mismatch', { ...values, text })];
}

/** Nothing if the meter leaves nothing for heat. */
function efficiency({ use, pump }: HeatPumpCase): readonly Assumption[] {
  if (pump.total === 0) return [];
  const change = (spf: number) => wholePercent(Math.abs(heatIn(use.demand) / spf / pump.total - 1));
  const values = {
    efficiency: hundredths(pump.efficiency),
    trial: TRIAL,
    more: change(TRIAL),
    monitored: MONITORED,
    less: change(MONITORED),
  };
  return [chosen('system.efficiency', values)];
}

/** When the pump runs in the quoted bill, and the bill if the visitor shifts it to cheap hours. */
function hours({ home, recommended: { tariff, cost, shiftedCost } }: HeatPumpCase): readonly Assumption[] {
  const asMostRun = cited('behaviour.as-most', { pounds: whole(cost) }, MONITORED_HOURS);
  if (Math.round(cost) === Math.round(shiftedCost)) return [asMostRun];
  const isPreheated = preheats(tariff, ratesOf(tariff, home.market.region));
  const text = { key: isPreheated ? 'shifted.preheated' : 'shifted.night' };
  return [asMostRun, chosen('behaviour.shifted', { text, pounds: whole(shiftedCost) })];
}

function keptGas({ use, home }: HeatPumpCase): readonly Assumption[] {
  if (!use.keptGas) return [];
  return [fromRequest('home.kept-gas', { gas: whole(home.gasUsage ?? 0) })];
}

/** Details that the visitor gave of the building, or that its certificate has. */
function builtAssumptions({ home }: HeatPumpCase): readonly Assumption[] {
  const { id, floorArea, ageBand, areaBy, ageBy, certified } = home.type;
  const isArea = floorArea !== propertyType(id)?.floorArea;
  return [
    ...(isArea ? [area(whole(floorArea), areaBy)] : []),
    // The heat demand of a certificate does not depend on the age band.
    ...(ageBand && !certified ? [aged(ageBand, lossPerM2(home.type, home.insulation))] : []),
    ...(ageBand && ageBy
      ? [cited('home.age-certified', { age: { key: `age.${ageBand}` } }, { ...CERTIFICATE, date: ageBy })]
      : []),
  ];
}

function area(squareMetres: number, date: string | undefined): Assumption {
  return date
    ? cited('home.floor-area-certified', { squareMetres }, { ...CERTIFICATE, date })
    : fromRequest('home.floor-area', { squareMetres });
}

function aged(ageBand: 1 | 2 | 3 | 4, loss: number): Assumption {
  return cited('home.age', { age: { key: `age.${ageBand}` }, loss }, CONSTANTS.ageHeatLossPerM2);
}
