import * as v from 'valibot';
import { defineStep, requiredChoice } from '../../src/journeys/question/define-step.ts';
import { LOFT_DEPTHS, type LoftDepth } from './loft-depths.ts';

declare module '../../src/domain/answers.ts' {
  interface Answers {
    readonly loftDepth?: LoftDepth | undefined;
  }
}

export const loftStep = defineStep({
  id: 'loftDepth',
  asks: ['loftDepth'],
  applies: (flags) => flags.insulation === true,
  schema: () => v.object({ loftDepth: requiredChoice(LOFT_DEPTHS) }),
});
