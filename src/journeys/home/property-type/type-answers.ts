// AMB-02: what choosing a type of home answers: its name, and with two lists what the other calls it.
import type { Answers } from '../../../domain/answers.ts';
import { type KnownTypes, typeInOther } from '../../../domain/property.ts';
import type { Lookup, Lookups } from '../../../state/journey-state.ts';
import type { HomeTypes } from '../../../state/product.ts';
import { answerOf } from '../../../state/request.ts';

/** Is it there, or can't it be had? */
export const isSettled = (lookup?: Lookup<unknown>) => lookup?.is === 'answered' || lookup?.is === 'failed';

/** The assets of a list that are not quoted for such a home. */
export const refusing = (homes: HomeTypes | undefined, id: number) =>
  homes?.assets.filter(({ refuses }) => refuses?.types.includes(id)) ?? [];

/** Nothing as long as the list is not there; of the other list only what is sure. */
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

/** Is the visitor to say which home of the other list theirs is? */
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
