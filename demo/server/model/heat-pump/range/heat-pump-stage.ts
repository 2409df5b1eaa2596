import type { Scenario } from '../../../../../src/domain/what-if/scenario.ts';
import type { HeatPumpCase } from '../heat-pump-case.ts';
import type { OtherHeat } from './other-heat.ts';

/** The input of a heat pump's drivers, alone or as part of the home's one bill. */
export interface PumpStage {
  readonly quoted: {
    readonly home: Pick<HeatPumpCase['home'], 'fuel' | 'market' | 'place' | 'flow'>;
    readonly pump: Pick<HeatPumpCase['pump'], 'efficiency'>;
  };
  /** The saving at other prices, or with another efficiency. */
  readonly savingAt: (levers: Partial<Scenario>) => number;
}

/** The input of the drivers of a heat pump quote. */
export interface HeatPumpStage extends PumpStage {
  readonly quoted: HeatPumpCase;
  readonly isInsulationStated: boolean;
  /** The savings with more or less heat. */
  readonly heats: readonly OtherHeat[];
}
