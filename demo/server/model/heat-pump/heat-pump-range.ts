import type { Range } from '../../../../src/domain/range.ts';
import { atRest, scenarioSaving } from '../../../../src/domain/scenario.ts';
import type { WhatIf } from '../../../../src/domain/what-if.ts';
import { CONSTANTS } from '../constants.ts';
import { fuelPrice } from '../prices/energy-prices.ts';
import { electricityMoved, priceMoved, priceSwing, type Swing, tariffMoved } from '../range/price-drivers.ts';
import { type Driver, type Moved, movedBy, rangeOf } from '../range/range-of.ts';
import { hundredths, whole } from '../result/assumptions.ts';
import { gridCo2 } from '../result/result-rows.ts';
import { pounds, tonnes } from '../rounding.ts';
import { homeCost } from '../tariff/home-cost.ts';
import { AGILE_SPREAD, type HalfHourSeries } from '../tariff/recorded-half-hours.ts';
import { type HeatPumpStage, heatMoved, otherHeats, type PumpStage } from './heat-drivers.ts';
import type { HeatPumpCase } from './heat-pump-case.ts';
import { gasStanding } from './old-heating.ts';

export function heatPumpRanges(
  quoted: HeatPumpCase,
  whatIf: WhatIf,
  { isInsulationStated }: Pick<HeatPumpStage, 'isInsulationStated'>,
): readonly Range[] {
  const rest = atRest(whatIf, null);
  const savingAt: HeatPumpStage['savingAt'] = (levers) => scenarioSaving(whatIf, { ...rest, ...levers });
  const heats = otherHeats({ quoted, isInsulationStated });
  const stage = { quoted, isInsulationStated, savingAt, heats };
  const saving = pounds(quoted.currentCost - quoted.recommended.cost);
  return [
    rangeOf('savings', saving, movedBy<HeatPumpStage>(stage, SAVINGS_DRIVERS), quoted.currentCost),
    rangeOf('co2', co2Saved(quoted), movedBy<HeatPumpStage>(stage, CO2_DRIVERS), quoted.old.co2),
  ];
}

/** Tonnes a year, as the difference of the two rounded rows. */
function co2Saved({ old, pump, pumpCarbon, use }: HeatPumpCase): number {
  return tonnes(tonnes(old.co2) - gridCo2(pump.total * pumpCarbon + use.hob));
}

/** The uncertainties of a heat pump's saving. */
const SAVINGS_DRIVERS: readonly Driver<HeatPumpStage>[] = [
  electricity,
  oldFuel,
  efficiency,
  (stage) => heatMoved(stage, 'pounds'),
  tariff,
  gasKept,
];

/** The uncertainties of its CO2. */
const CO2_DRIVERS: readonly Driver<HeatPumpStage>[] = [
  cleanPump,
  grid,
  (stage) => heatMoved(stage, 'tonnes'),
];

const OIL: Swing = { low: 0.6, high: 1.1, sourceKey: 'swing.oil' };

function electricity(stage: HeatPumpStage): Moved {
  const { quoted, savingAt } = stage;
  const { halfHourly } = quoted.recommended.tariff;
  if (halfHourly) return halfHours(quoted, halfHourly);
  const { market, place } = quoted.home;
  return electricityMoved(market, place, (factor) => savingAt({ electricity: factor }));
}

/** On half-hourly prices, the ends are a year of cheap days and a year of expensive days. */
function halfHours(
  { home, after, currentCost, recommended }: HeatPumpStage['quoted'],
  mean: HalfHourSeries,
): Moved {
  const savingOn = (spread: HalfHourSeries) => {
    const tariff = { ...recommended.tariff, halfHourly: mean.map((price, at) => price * spread[at]!) };
    return currentCost - homeCost(after, tariff, home.market.region);
  };
  return {
    id: 'electricity',
    key: 'half-hours',
    values: { source: recommended.tariff.source },
    ends: [savingOn(AGILE_SPREAD.dear), savingOn(AGILE_SPREAD.cheap)],
  };
}

export function oldFuel({ quoted: { home }, savingAt }: PumpStage): Moved | null {
  const { fuel, market, place } = home;
  if (fuel === 2) return null;
  const valueAt = (factor: number) => savingAt({ fuel: factor });
  if (fuel === 1) return priceMoved('gas', market.cap.gasUnit, priceSwing('gas', place, market.day), valueAt);
  return priceMoved('oil', fuelPrice(market, 'heating oil').value, OIL, valueAt);
}

export function efficiency({ quoted, savingAt }: PumpStage): Moved | null {
  const { driver, low, high } = pumpEfficiencies(quoted);
  if (quoted.pump.efficiency === 0) return null;
  return { ...driver, ends: [savingAt({ efficiency: low }), savingAt({ efficiency: high })] };
}

function tariff({ quoted }: HeatPumpStage): Moved | null {
  return tariffMoved({ ...quoted, place: quoted.home.place }, ({ cost }) => quoted.currentCost - cost);
}

/** The gas standing charge ends only if the supply is closed. */
export function gasKept({ quoted: { home }, savingAt }: PumpStage): Moved | null {
  if (home.fuel !== 1) return null;
  const kept = gasStanding(home.market);
  return {
    id: 'gas-kept',
    values: { pounds: whole(kept), source: home.market.cap.source },
    ends: [savingAt({}) - kept],
  };
}

/** kg a kWh: in 2025 with network losses, and in coming years. */
const GRID = { dirty: 0.195, clean: 0.1 };

function cleanPump({ quoted }: HeatPumpStage): Moved | null {
  const { driver, low, high } = pumpEfficiencies(quoted);
  const quotedAs = quoted.pump.efficiency;
  if (quotedAs === 0) return null;
  return { ...driver, ends: [low, high].map((other) => saved(quoted, { harder: quotedAs / other })) };
}

function grid({ quoted }: HeatPumpStage): Moved {
  return {
    id: 'grid',
    values: { from: GRID.clean, to: GRID.dirty },
    ends: [GRID.clean, GRID.dirty].map((kilos) => saved(quoted, { kilos })),
  };
}

/** Tonnes saved a year. @param harder factor on the pump's electricity @param kilos CO2 of a kWh */
function saved(
  { home, old, pump, pumpCarbon, use }: HeatPumpCase,
  { harder = 1, kilos = CONSTANTS.co2Elec.value },
): number {
  const bought = pump.total * harder * pumpCarbon + use.hob;
  const today = home.fuel === 2 ? (old.fuelUse * kilos) / 1000 : old.co2;
  return today - (bought * kilos) / 1000;
}

/** Seasonal efficiencies measured in homes: the median of a trial, and the mean of HeatpumpMonitor.org. */
const TRIAL = 2.8;
const MONITORED = 4.01;

/** A range of efficiencies, and its sentence. */
interface Efficiencies {
  readonly driver: Omit<Moved, 'ends'>;
  readonly low: number;
  readonly high: number;
}

/** The uncertainty, as a share, if the flow temperature was stated: it depends on the installation and the weather. */
const STATED_SPREAD = 0.1;

/** The range of measured homes, extended to include the quoted pump. */
export function pumpEfficiencies({
  home: { flow },
  pump: { efficiency },
}: {
  readonly home: Pick<HeatPumpCase['home'], 'flow'>;
  readonly pump: Pick<HeatPumpCase['pump'], 'efficiency'>;
}): Efficiencies {
  if (flow !== undefined)
    return efficiencies(efficiency * (1 - STATED_SPREAD), efficiency * (1 + STATED_SPREAD), flow);
  return efficiencies(Math.min(TRIAL, efficiency), Math.max(MONITORED, efficiency));
}

function efficiencies(low: number, high: number, flow?: number): Efficiencies {
  const ends = { from: hundredths(low), to: hundredths(high) };
  const driver =
    flow === undefined
      ? { id: 'efficiency', values: { ...ends, trial: TRIAL, monitored: MONITORED } }
      : { id: 'efficiency', key: 'efficiency-told', values: { ...ends, celsius: flow } };
  return { driver, low, high };
}
