// AMB-02: the answers that a chosen type of home gives: its name, and with two lists its id in the other list.
import type { Answers } from '../../../domain/answers.ts';
import { type KnownTypes, typeInOther } from '../../../domain/property.ts';
import type { Lookup, Lookups } from '../../../state/journey-state.ts';
import type { HomeTypes } from '../../../state/product.ts';
import { answerOf } from '../../../state/request.ts';

/** Loaded, or failed. */
export const isSettled = (lookup?: Lookup<unknown>) => lookup?.is === 'answered' || lookup?.is === 'failed';

/** The assets of a list that do not quote for such a home. */
export const refusing = (homes: HomeTypes | undefined, id: number) =>
  homes?.assets.filter(({ refuses }) => refuses?.types.includes(id)) ?? [];

/** Nothing until the list is loaded; from the other list only a certain match. */
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
