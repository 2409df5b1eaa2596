// AMB-02: what choosing a type of home answers: its name, and with two lists what the other calls it.
import type { Answers } from '../../../domain/answers.ts';
import { type KnownTypes, typeInOther } from '../../../domain/property.ts';
import type { HomeList } from '../../../state/asset-descriptor.ts';
import type { Lookup, Lookups } from '../../../state/journey-state.ts';
import { answerOf } from '../../../state/request.ts';

/** Is it there, or can't it be had? */
export const isSettled = (lookup?: Lookup<unknown>) => lookup?.is === 'answered' || lookup?.is === 'failed';

/** Nothing as long as the list is not there; of the other list only what is sure. */
export function typeAnswers(
  [first, other]: readonly HomeList[],
  lookups: Lookups,
  known: KnownTypes,
  id: number | null,
): Partial<Answers> {
  const chosen = first && answerOf(lookups[first.list])?.find((type) => type.id === id);
  if (!chosen) return {};
  const named = { propertyId: chosen.id, propertyTypeName: chosen.name };
  const lookup = other && lookups[other.list];
  if (!other || !isSettled(lookup)) return named;
  const heatPumpPropertyId = typeInOther(chosen, answerOf(lookup), known[first.known], known[other.known]);
  return heatPumpPropertyId === null ? named : { ...named, heatPumpPropertyId };
}

/** Is the visitor to say which home of the other list theirs is? */
export function isAskedAgain(
  homes: readonly HomeList[],
  lookups: Lookups,
  answers: KnownTypes & Pick<Answers, 'propertyId'>,
): boolean {
  const { propertyId } = answers;
  if (!homes[1] || propertyId === null || homes[0]?.refuses?.(propertyId)) return false;
  const sure = typeAnswers(homes, lookups, answers, propertyId);
  return sure.propertyId !== undefined && sure.heatPumpPropertyId === undefined;
}
