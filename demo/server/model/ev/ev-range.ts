import type { Range } from '../../../../src/domain/range.ts';
import { atRest, type Scenario, scenarioSaving, spend } from '../../../../src/domain/scenario.ts';
import type { CarFlow, WhatIf } from '../../../../src/domain/what-if.ts';
import { fuelPrice } from '../prices/energy-prices.ts';
import { electricityMoved, priceMoved, TENTH, tariffMoved } from '../range/price-drivers.ts';
import { type Driver, type Moved, movedBy, rangeOf } from '../range/range-of.ts';
import { hundredths, percent, tenths, whole } from '../result/assumptions.ts';
import { pounds } from '../rounding.ts';
import type { CarDemand } from '../tariff/home-cost.ts';
import type { EvCase, EvQuestion } from './ev-case.ts';

/** With more charging hours a day than this, a range would not be reliable. */
const MOST_HOURS = 12;

/** The range of the saving; without a replaced car, of the charging cost. */
export function evRanges(quoted: EvCase, whatIf: WhatIf): readonly Range[] {
  if (quoted.chargingHours > MOST_HOURS) return [];
  const { question, currentCost, recommended } = quoted;
  const rest = atRest(whatIf, question.miles);
  const car = whatIf.after.car!;
  const stageOf = (figure: EvStage['figure']): EvStage => {
    const figureAt = (levers: Partial<Scenario>, data: WhatIf) => {
      const scenario = { ...rest, ...levers };
      return figure === 'savings' ? scenarioSaving(data, scenario) : spend(data.after, scenario, null);
    };
    return {
      quoted,
      figure,
      car,
      valueAt: (levers) => figureAt(levers, whatIf),
      valueWith: (changed) =>
        figureAt({}, { ...whatIf, after: { ...whatIf.after, car: { ...car, ...changed } } }),
    };
  };
  const charging = () =>
    rangeOf('annualCost', pounds(recommended.carCost), movedBy<EvStage>(stageOf('annualCost'), EV_DRIVERS));
  if (!question.replaced) return [charging()];
  const saving = pounds(currentCost - recommended.carCost);
  const moved = movedBy<EvStage>(stageOf('savings'), EV_DRIVERS);
  // Charging always costs something, so today's fuel cost is never saved completely.
  return [rangeOf('savings', saving, moved, currentCost - charging().low)];
}

/** The uncertainties of an electric car's figures. */
const EV_DRIVERS: readonly Driver<EvStage>[] = [
  miles,
  fuelCost,
  electricity,
  gallons,
  distance,
  window,
  away,
  tariff,
];

/** p/kWh of public slow and fast charging, and the share of charging that may be public. */
const AWAY = { pence: 54, share: 0.1 };
/** The share of charging in the cheap hours, around the 0.9 of the quote. */
const INSIDE = { low: 0.7, high: 1 };
/** Factors on the range: winter and motorways, or gentle driving. */
const DISTANCE = { low: 0.85, high: 1.1 };

export function miles({ quoted: { question }, valueAt }: CarStage): Moved {
  const [less, more] = [question.miles * TENTH.low, question.miles * TENTH.high];
  return {
    id: 'miles',
    values: { from: whole(less), to: whole(more) },
    ends: [valueAt({ miles: less }), valueAt({ miles: more })],
    sourceKey: TENTH.sourceKey,
  };
}

export function fuelCost({ quoted: { question }, valueAt }: CarStage): Moved | null {
  const { replaced, market } = question;
  if (!replaced) return null;
  const pence = fuelPrice(market, replaced.fuel).value;
  return priceMoved({ id: 'fuel-price', key: replaced.fuel }, pence, TENTH, (fuel) => valueAt({ fuel }));
}

function electricity({ quoted: { question }, valueAt }: EvStage): Moved {
  return electricityMoved(question.market, question.place, (factor) => valueAt({ electricity: factor }));
}

/** A tenth more miles per gallon, or a tenth fewer. */
export function gallons({ quoted: { question }, valueAt }: CarStage): Moved | null {
  const { replaced } = question;
  if (!replaced) return null;
  return {
    id: 'mpg',
    values: { from: tenths(replaced.mpg * (1 / 1.1)), to: tenths(replaced.mpg * 1.1) },
    // A change of consumption has the same effect as a change of price.
    ends: [valueAt({ fuel: 1.1 }), valueAt({ fuel: 1 / 1.1 })],
  };
}

export function distance(stage: CarStage): Moved {
  const { milesPerKwh } = stage.car;
  const goes = (factor: number) => hundredths(milesPerKwh * factor);
  return {
    id: 'car',
    values: { from: goes(DISTANCE.low), to: goes(DISTANCE.high), miles: goes(1) },
    ends: [DISTANCE.low, DISTANCE.high].map((factor) =>
      stage.valueWith({ milesPerKwh: milesPerKwh * factor }),
    ),
  };
}

export function window(stage: CarStage): Moved | null {
  if (stage.car.windowKwhPerDay === null) return null;
  return {
    id: 'window',
    values: { from: percent(INSIDE.low), to: percent(INSIDE.high) },
    ends: [INSIDE.low, INSIDE.high].map((most) => stage.valueWith({ most })),
  };
}

export function away({ quoted: { car, recommended, tax = 0 }, figure, valueAt }: CarStage): Moved {
  const moved = AWAY.share * car.energy;
  const dearer = (moved * AWAY.pence) / 100 - AWAY.share * (recommended.carCost - tax);
  return {
    id: 'away',
    values: { percent: percent(AWAY.share), pence: AWAY.pence },
    ends: [valueAt({}) + (figure === 'savings' ? -dearer : dearer)],
  };
}

function tariff({ quoted, figure }: EvStage): Moved | null {
  const { question, currentCost } = quoted;
  return tariffMoved({ ...quoted, place: question.place }, ({ carCost }) =>
    figure === 'savings' ? currentCost - carCost : carCost,
  );
}

/** The input of a car's drivers, alone or as part of the home's one bill. */
export interface CarStage {
  readonly quoted: {
    readonly question: Pick<EvQuestion, 'miles' | 'replaced' | 'market'>;
    readonly car: CarDemand;
    /** Pounds a year of tax per mile, included in `carCost`. */
    readonly tax?: number;
    /** Pounds a year for the car. */
    readonly recommended: { readonly carCost: number };
  };
  readonly figure: 'savings' | 'annualCost';
  /** The quoted charging. */
  readonly car: CarFlow;
  /** The figure after some levers are changed. */
  readonly valueAt: (levers: Partial<Scenario>) => number;
  /** The figure with a car that charges differently. */
  readonly valueWith: (car: Partial<CarFlow>) => number;
}

/** The input of the drivers of an EV quote. */
interface EvStage extends CarStage {
  readonly quoted: EvCase;
}
