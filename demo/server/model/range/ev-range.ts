import type { Range } from '../../../../src/domain/extras/range.ts';
import type { CarFlow, WhatIf } from '../../../../src/domain/extras/what-if.ts';
import { atRest, type Scenario } from '../../../../src/domain/what-if/scenario.ts';
import { scenarioSaving, spend } from '../../../../src/domain/what-if/spend.ts';
import type { EvCase, EvQuestion } from '../ev/ev-case.ts';
import { pounds } from '../result/rounding.ts';
import type { CarDemand } from '../tariff/car-charging.ts';
import { EV_DRIVERS } from './ev-drivers.ts';
import { movedBy } from './moved.ts';
import { rangeOf } from './range-of.ts';

/** More hours a day at the plug, and no range is honest. */
const MOST_HOURS = 12;

/** What is moved of a car, by itself or in a home with more. */
export interface CarStage {
  readonly quoted: {
    readonly question: Pick<EvQuestion, 'miles' | 'replaced' | 'market'>;
    readonly car: CarDemand;
    /** Pounds a year by the mile, part of `carCost`. */
    readonly tax?: number;
    /** Pounds a year for the car. */
    readonly recommended: { readonly carCost: number };
  };
  readonly figure: 'savings' | 'annualCost';
  /** The charging that is quoted. */
  readonly car: CarFlow;
  /** The figure with some levers moved. */
  readonly valueAt: (levers: Partial<Scenario>) => number;
  /** The figure with a car that charges otherwise. */
  readonly valueWith: (car: Partial<CarFlow>) => number;
}

/** A car's quote, ready to be moved. */
export interface EvStage extends CarStage {
  readonly quoted: EvCase;
}

/** The saving against the car that is replaced; without one, what charging costs. */
export function evRanges(quoted: EvCase, whatIf: WhatIf): readonly Range[] {
  if (quoted.chargingHours > MOST_HOURS) return [];
  const { question, currentCost, recommended } = quoted;
  const rest = atRest(whatIf, question.miles);
  const figure = question.replaced ? 'savings' : 'annualCost';
  const figureAt = (levers: Partial<Scenario>, data: WhatIf) => {
    const scenario = { ...rest, ...levers };
    return figure === 'savings' ? scenarioSaving(data, scenario) : spend(data.after, scenario, null);
  };
  const car = whatIf.after.car!;
  const stage: EvStage = {
    ...{ quoted, figure, car },
    valueAt: (levers) => figureAt(levers, whatIf),
    valueWith: (changed) =>
      figureAt({}, { ...whatIf, after: { ...whatIf.after, car: { ...car, ...changed } } }),
  };
  const base = pounds(figure === 'savings' ? currentCost - recommended.carCost : recommended.carCost);
  const replaced = figure === 'savings' ? currentCost : undefined;
  return [rangeOf(figure, base, movedBy<EvStage>(stage, EV_DRIVERS), replaced)];
}
