import * as v from 'valibot';
import { defineStep } from '../../src/journeys/question/define-step.ts';
import { requiredChoice } from '../../src/journeys/question/required.ts';

/** mm of mineral wool. */
export const LOFT_DEPTHS = [0, 100, 200] as const;

declare module '../../src/domain/answers.ts' {
  interface Answers {
    readonly loftDepth?: (typeof LOFT_DEPTHS)[number] | undefined;
  }
}

export const loftStep = defineStep({
  id: 'loftDepth',
  asks: ['loftDepth'],
  applies: (flags) => flags.insulation === true,
  schema: () => v.object({ loftDepth: requiredChoice(LOFT_DEPTHS) }),
});
