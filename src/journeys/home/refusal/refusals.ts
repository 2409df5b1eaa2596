// ERR-08…12, STEP-PROP-03, BEY-07: why a home can be turned away, and what is left to it then.
import type { Journey } from '../../../domain/flags.ts';
import type { MeterRefusal } from '../../../domain/meter.ts';

/** The sentence of each is `refusal.<id>`; why, and what can be done, are `refusal.<id>.why` and `.can`. */
export type RefusalId = MeterRefusal | 'solarProperty';

/** Neutral places to read on: named by `advice.<id>`, found by `advice.<id>.href`. */
export type AdviceId = 'gov' | 'citizens' | 'est' | 'mcs';

export interface Refusal {
  readonly advice: readonly AdviceId[];
  /** What the same home can be quoted for instead. All journeys need an electricity meter of a household. */
  readonly journeys: readonly Journey[];
}

export const refusals: Readonly<Record<RefusalId, Refusal>> = {
  nonDomestic: { advice: ['citizens'], journeys: [] },
  prepayment: { advice: ['citizens'], journeys: [] },
  gasOnly: { advice: ['citizens'], journeys: [] },
  noElectricity: { advice: ['citizens'], journeys: [] },
  solarProperty: { advice: ['est', 'gov'], journeys: ['heat-pump', 'ev-compare', 'ev-only'] },
};
