// STEP-PROP-02…05: when a property type is accepted, and which one the address suggests.
import * as v from 'valibot';
import type { Flags } from '../../../domain/flags.ts';
import { solarRefuses } from '../../../domain/property.ts';
import { says } from '../../../wizard/problem.ts';
import { defineStep } from '../../question/define-step.ts';
import { requiredId } from '../../question/required.ts';

function acceptable(flags: Flags) {
  return v.pipe(
    requiredId(),
    v.check((id) => !(flags.solar && solarRefuses(id)), says('refusal.solarProperty')),
  );
}

function acceptableHome(flags: Flags) {
  const home = v.object({
    propertyId: acceptable(flags),
    propertyTypeName: v.string(),
    heatPumpPropertyId: v.optional(v.nullable(v.number()), null),
  });
  // AMB-02: with solar, the heat pump needs the home's id in its own list; a home that is refused needs none.
  const isKnown = ({ propertyId, heatPumpPropertyId: id }: v.InferOutput<typeof home>) =>
    !flags.solar || !flags.ashp || solarRefuses(propertyId) || id !== null;
  return v.pipe(home, v.forward(v.check(isKnown, says('problem.required')), ['heatPumpPropertyId']));
}

/** @param applies whether an asset about the home is asked for */
export const propertyTypeStep = (applies: (flags: Flags) => boolean) =>
  defineStep({
    id: 'propertyId',
    asks: ['propertyId', 'propertyTypeName', 'heatPumpPropertyId'],
    applies,
    schema: acceptableHome,
    suggest: (flags, answers) => ({
      propertyId: flags.solar ? answers.solarPropertyId : answers.ashpPropertyId,
    }),
  });
