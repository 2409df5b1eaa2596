// STEP-HEAT-02…05: when the answers about today's heating and the insulation are valid.

import type { Answers } from '../../../domain/answers.ts';
import { type HeatingFuel, heatingOptions, INSULATIONS, type Supply } from '../../../domain/home.ts';
import { object } from '../../../domain/schema.ts';
import { defineStep, requiredChoice } from '../../question/define-step.ts';

/** What is known of the home's fuels from its address. */
export function supplyOf({
  compareFuel,
  address,
}: Partial<Pick<Answers, 'compareFuel' | 'address'>>): Supply {
  return { compareFuel: compareFuel ?? null, hasGasMeter: (address?.parts.gasdetails.length ?? 0) > 0 };
}

function offered(soFar: Partial<Answers>): readonly HeatingFuel[] {
  return heatingOptions(supplyOf(soFar)).flatMap(({ fuel, disabled }) => (disabled ? [] : [fuel]));
}

export const heatingStep = defineStep({
  id: 'heatingInsulation',
  asks: ['heatingFuel', 'insulation'],
  applies: (flags) => flags.ashp,
  schema: (_, soFar) =>
    object({ heatingFuel: requiredChoice(offered(soFar)), insulation: requiredChoice(INSULATIONS) }),
});
