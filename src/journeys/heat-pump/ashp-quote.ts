// Knows the request of a heat pump quote (CALL-22, AMB-02, AMB-30).
import type { Answers } from '../../domain/answers.ts';
import type { Flags } from '../../domain/flags.ts';
import { quoteDetails } from '../shared/quote-details.ts';

export function ashpQuote(answers: Answers, flags: Flags) {
  const { propertyId, heatingFuel, insulation } = answers;
  if (propertyId === null || heatingFuel === null)
    throw new Error('ashpQuote: asked for before its steps were answered');
  return {
    ...quoteDetails(answers),
    propertyTypeId: flags.solar ? (answers.ashpPropertyId ?? propertyId) : propertyId,
    heatingFuel,
    ...(insulation === null ? {} : { insulation }),
  };
}
