// STEP-PROP-02…05: when a property type is accepted, and which one the address suggests.
import * as v from 'valibot';
import type { HomeList } from '../../../state/asset-descriptor.ts';
import type { Product } from '../../../state/product.ts';
import { says } from '../../../wizard/problem.ts';
import { defineStep } from '../../question/define-step.ts';
import { requiredId } from '../../question/required.ts';

function acceptable([first, other]: readonly HomeList[]) {
  const refuses = (id: number) => !!first?.refuses?.(id);
  const home = v.object({
    propertyId: v.pipe(
      requiredId(),
      v.check((id) => !refuses(id), says('refusal.solarProperty')),
    ),
    propertyTypeName: v.string(),
    heatPumpPropertyId: v.optional(v.nullable(v.number()), null),
  });
  // AMB-02: with two lists, the home needs its id in the other, too; one that is refused needs none.
  const isKnown = ({ propertyId, heatPumpPropertyId: id }: v.InferOutput<typeof home>) =>
    !other || refuses(propertyId) || id !== null;
  return v.pipe(home, v.forward(v.check(isKnown, says('problem.required')), ['heatPumpPropertyId']));
}

export const propertyTypeStep = (homes: Product['homes']) =>
  defineStep({
    id: 'propertyId',
    asks: ['propertyId', 'propertyTypeName', 'heatPumpPropertyId'],
    applies: (flags) => homes(flags).length > 0,
    schema: (flags) => acceptable(homes(flags)),
    suggest: (flags, answers) => {
      const [first] = homes(flags);
      return { propertyId: first ? answers[first.known] : null };
    },
  });
