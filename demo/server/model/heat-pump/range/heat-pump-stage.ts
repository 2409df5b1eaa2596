import type { Scenario } from '../../../../../src/domain/what-if/scenario.ts';
import type { HeatPumpCase } from '../heat-pump-case.ts';
import type { OtherHeat } from './other-heat.ts';

/** What is moved of a heat pump, by itself or in a home with more. */
export interface PumpStage {
  readonly quoted: {
    readonly home: Pick<HeatPumpCase['home'], 'fuel' | 'market' | 'place' | 'flow'>;
    readonly pump: Pick<HeatPumpCase['pump'], 'efficiency'>;
  };
  /** The saving at other prices, or with another efficiency. */
  readonly savingAt: (levers: Partial<Scenario>) => number;
}

/** A heat pump's quote, ready to be moved. */
export interface HeatPumpStage extends PumpStage {
  readonly quoted: HeatPumpCase;
  readonly isInsulationStated: boolean;
  /** What it saves with more heat or less. */
  readonly heats: readonly OtherHeat[];
}
