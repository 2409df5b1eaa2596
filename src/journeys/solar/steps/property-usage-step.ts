// STEP-USE-02: when the answer about time at home is valid.

import { object } from '../../../domain/schema.ts';
import { OCCUPANCIES } from '../../../domain/usage.ts';
import { defineStep, requiredChoice } from '../../question/define-step.ts';

export const propertyUsageStep = defineStep({
  id: 'propertyUsage',
  asks: ['propertyUsage'],
  applies: (flags) => flags.solar,
  schema: () => object({ propertyUsage: requiredChoice(OCCUPANCIES) }),
});
