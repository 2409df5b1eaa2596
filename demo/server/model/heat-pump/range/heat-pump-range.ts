import type { Range } from '../../../../../src/domain/extras/range.ts';
import type { WhatIf } from '../../../../../src/domain/extras/what-if.ts';
import { atRest } from '../../../../../src/domain/what-if/scenario.ts';
import { scenarioSaving } from '../../../../../src/domain/what-if/spend.ts';
import { movedBy } from '../../range/moved.ts';
import { rangeOf } from '../../range/range-of.ts';
import { gridCo2 } from '../../result/electricity.ts';
import { pounds, tonnes } from '../../result/rounding.ts';
import type { HeatPumpCase } from '../heat-pump-case.ts';
import { otherHeats } from './heat-driver.ts';
import { CO2_DRIVERS, SAVINGS_DRIVERS } from './heat-pump-drivers.ts';
import type { HeatPumpStage } from './heat-pump-stage.ts';

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
