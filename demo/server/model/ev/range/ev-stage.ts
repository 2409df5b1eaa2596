import type { CarFlow } from '../../../../../src/domain/extras/what-if.ts';
import type { Scenario } from '../../../../../src/domain/what-if/scenario.ts';
import type { CarDemand } from '../../tariff/car-charging.ts';
import type { EvCase, EvQuestion } from '../ev-case.ts';

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
export interface EvStage extends CarStage {
  readonly quoted: EvCase;
}
