import * as v from 'valibot';
import type { Answers } from '../../../domain/answers.ts';
import { type KnownTypes, typeInOther } from '../../../domain/home.ts';
import { object } from '../../../domain/schema.ts';
import type { HomeList } from '../../../state/asset-descriptor.ts';
import type { Lookup, Lookups } from '../../../state/journey-state.ts';
import type { HomeTypes, Product } from '../../../state/product.ts';
import { answerOf } from '../../../state/request.ts';
import { problemCode } from '../../../wizard/problem.ts';
import type { Words } from '../../../words/words.ts';
import { defineStep, requiredId } from '../../question/define-step.ts';

function acceptable([first, other]: readonly HomeTypes[]) {
  const refuses = (id: number) => refusing(first, id).length > 0;
  const home = object({
    propertyId: v.pipe(
      requiredId(),
      v.check(
        (id) => !refuses(id),
        ({ input }) => problemCode(`refusal.${refusing(first, input)[0]?.refuses?.id}`),
      ),
    ),
    propertyTypeName: v.string(),
    otherPropertyId: v.optional(v.nullable(v.number()), null),
  });
  // AMB-02: with two lists, the home needs its id in the other list too, unless it is refused.
  const isKnown = ({ propertyId, otherPropertyId: id }: v.InferOutput<typeof home>) =>
    !other || refuses(propertyId) || id !== null;
  return v.pipe(home, v.forward(v.check(isKnown, problemCode('problem.required')), ['otherPropertyId']));
}

/** STEP-PROP-02…05: when a type of home is valid, and which one the address suggests. */
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

/** Loaded, or failed. */
export const isSettled = (lookup?: Lookup<unknown>) =>
  lookup?.status === 'success' || lookup?.status === 'error';

/** The assets of a list that do not quote for such a home. */
export const refusing = (homes: HomeTypes | undefined, id: number) =>
  homes?.assets.filter(({ refuses }) => refuses?.types.includes(id)) ?? [];

/**
 * AMB-02: the answers that a chosen type of home gives: its name, and with two lists its id in the other list. Nothing until the
 * list is loaded; from the other list only a certain match.
 */
export function typeAnswers(
  [first, other]: readonly HomeTypes[],
  lookups: Lookups,
  known: KnownTypes,
  id: number | null,
): Partial<Answers> {
  const chosen = first && answerOf(lookups[first.list])?.find((type) => type.id === id);
  if (!chosen) return {};
  const named = { propertyId: chosen.id, propertyTypeName: chosen.name };
  const lookup = other && lookups[other.list];
  if (!other || !isSettled(lookup)) return named;
  const otherPropertyId = typeInOther(chosen, answerOf(lookup), known[first.known], known[other.known]);
  return otherPropertyId === null ? named : { ...named, otherPropertyId };
}

/** True if the visitor has to say which home of the other list theirs is. */
export function needsOther(
  homes: readonly HomeTypes[],
  lookups: Lookups,
  answers: KnownTypes & Pick<Answers, 'propertyId'>,
): boolean {
  const { propertyId } = answers;
  if (!homes[1] || propertyId === null || refusing(homes[0], propertyId).length > 0) return false;
  const sure = typeAnswers(homes, lookups, answers, propertyId);
  return sure.propertyId !== undefined && sure.otherPropertyId === undefined;
}

/** 'the heat pump and insulation' */
export function namesOf(assets: readonly HomeList[], words: Words): string {
  return assets
    .map(({ named }) => words(named))
    .reduce((one, other) => words('property.and', { one, other }));
}
