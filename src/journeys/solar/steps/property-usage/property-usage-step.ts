// STEP-USE-02: when the answer about time at home is valid.
import * as v from 'valibot';
import { OCCUPANCIES } from '../../../../domain/occupancy.ts';
import { defineStep } from '../../../question/define-step.ts';
import { requiredChoice } from '../../../question/required.ts';

export const propertyUsageStep = defineStep({
  id: 'propertyUsage',
  asks: ['propertyUsage'],
  applies: (flags) => flags.solar,
  schema: () => v.object({ propertyUsage: requiredChoice(OCCUPANCIES) }),
});
