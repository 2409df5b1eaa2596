// Knows when a property type is accepted, and which one the address suggests (STEP-PROP-02…05).
import * as v from 'valibot';
import type { Flags } from '../../../../domain/flags.ts';
import { solarRefuses } from '../../../../domain/property.ts';
import { says } from '../../../../wizard/problem.ts';
import { defineStep } from '../../define-step.ts';
import { requiredId } from '../../required.ts';

function acceptable(flags: Flags) {
  return v.pipe(
    requiredId(),
    v.check((id) => !(flags.solar && solarRefuses(id)), says('refusal.solarProperty')),
  );
}

export const propertyTypeStep = defineStep({
  id: 'propertyId',
  asks: ['propertyId', 'propertyTypeName'],
  applies: (flags) => flags.ashp || flags.solar,
  schema: (flags) => v.object({ propertyId: acceptable(flags), propertyTypeName: v.string() }),
  suggest: (flags, answers) => ({
    propertyId: flags.solar ? answers.solarPropertyId : answers.ashpPropertyId,
  }),
});
