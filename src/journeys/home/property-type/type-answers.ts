// AMB-02: what choosing a type of home answers: its name, and with solar what the heat pump's list calls it.
import type { Answers } from '../../../domain/answers.ts';
import type { Flags } from '../../../domain/flags.ts';
import { heatPumpTypeOf, solarRefuses } from '../../../domain/property.ts';
import type { Lookups } from '../../../state/journey-state.ts';
import { answerOf } from '../../../state/request.ts';

type Known = Pick<Answers, 'solarPropertyId' | 'ashpPropertyId'>;

/** Nothing as long as the list is not there; of the heat pump's type only what is sure. */
export function typeAnswers(
  flags: Flags,
  lookups: Lookups,
  known: Known,
  id: number | null,
): Partial<Answers> {
  const list = answerOf(lookups[flags.solar ? 'esaPropertyTypes' : 'ashpPropertyTypes']);
  const chosen = list?.find((type) => type.id === id);
  if (!chosen) return {};
  const named = { propertyId: chosen.id, propertyTypeName: chosen.name };
  const pump = lookups.ashpPropertyTypes;
  const isSettled = pump?.is === 'answered' || pump?.is === 'failed';
  if (!flags.solar || !flags.ashp || !isSettled) return named;
  const heatPumpPropertyId = heatPumpTypeOf(chosen, answerOf(pump), known);
  return heatPumpPropertyId === null ? named : { ...named, heatPumpPropertyId };
}

/** Is the visitor to say which home of the heat pump's list theirs is? */
export function isAskedAgain(
  flags: Flags,
  lookups: Lookups,
  answers: Known & Pick<Answers, 'propertyId'>,
): boolean {
  const { propertyId } = answers;
  if (!flags.solar || !flags.ashp || propertyId === null || solarRefuses(propertyId)) return false;
  const sure = typeAnswers(flags, lookups, answers, propertyId);
  return sure.propertyId !== undefined && sure.heatPumpPropertyId === undefined;
}
