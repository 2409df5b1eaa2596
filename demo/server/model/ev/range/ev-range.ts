import type { Range } from '../../../../../src/domain/extras/range.ts';
import type { WhatIf } from '../../../../../src/domain/extras/what-if.ts';
import { atRest, type Scenario } from '../../../../../src/domain/what-if/scenario.ts';
import { scenarioSaving, spend } from '../../../../../src/domain/what-if/spend.ts';
import { movedBy } from '../../range/moved.ts';
import { rangeOf } from '../../range/range-of.ts';
import { pounds } from '../../result/rounding.ts';
import type { EvCase } from '../ev-case.ts';
import { EV_DRIVERS } from './ev-drivers.ts';
import type { EvStage } from './ev-stage.ts';

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
