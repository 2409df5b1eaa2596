import type { CarFlow } from '../../../../../src/domain/extras/what-if.ts';
import type { Scenario } from '../../../../../src/domain/what-if/scenario.ts';
import type { CarDemand } from '../../tariff/car-charging.ts';
import type { EvCase, EvQuestion } from '../ev-case.ts';

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
