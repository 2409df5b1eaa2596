// STEP-USE-02: when the answer about time at home is valid.
import * as v from 'valibot';
import { OCCUPANCIES } from '../../../domain/usage.ts';
import { defineStep, requiredChoice } from '../../question/define-step.ts';

export const propertyUsageStep = defineStep({
  id: 'propertyUsage',
  asks: ['propertyUsage'],
  applies: (flags) => flags.solar,
  schema: () => v.object({ propertyUsage: requiredChoice(OCCUPANCIES) }),
});
