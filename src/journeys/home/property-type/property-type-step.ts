// STEP-PROP-02…05: when a type of home is valid, and which one the address suggests.
import * as v from 'valibot';
import type { HomeTypes, Product } from '../../../state/product.ts';
import { says } from '../../../wizard/problem.ts';
import { defineStep } from '../../question/define-step.ts';
import { requiredId } from '../../question/required.ts';
import { refusing } from './type-answers.ts';

function acceptable([first, other]: readonly HomeTypes[]) {
  const refuses = (id: number) => refusing(first, id).length > 0;
  const home = v.object({
    propertyId: v.pipe(
      requiredId(),
      v.check(
        (id) => !refuses(id),
        ({ input }) => says(`refusal.${refusing(first, input)[0]?.refuses?.id}`),
      ),
    ),
    propertyTypeName: v.string(),
    otherPropertyId: v.optional(v.nullable(v.number()), null),
  });
  // AMB-02: with two lists, the home needs its id in the other list too, unless it is refused.
  const isKnown = ({ propertyId, otherPropertyId: id }: v.InferOutput<typeof home>) =>
    !other || refuses(propertyId) || id !== null;
  return v.pipe(home, v.forward(v.check(isKnown, says('problem.required')), ['otherPropertyId']));
}

export const propertyTypeStep = (homes: Product['homes']) =>
  defineStep({
    id: 'propertyId',
    asks: ['propertyId', 'propertyTypeName', 'otherPropertyId'],
    applies: (flags) => homes(flags).length > 0,
    schema: (flags) => acceptable(homes(flags)),
    suggest: (flags, answers) => {
      const [first] = homes(flags);
      return { propertyId: first ? answers[first.known] : null };
    },
  });
