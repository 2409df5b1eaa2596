// CALL-22, AMB-02, AMB-30: the request of a heat pump quote.
import type { Answers } from '../../domain/answers.ts';
import type { Flags } from '../../domain/flags.ts';
import { stated } from '../../domain/yours.ts';
import { quoteDetails } from '../home/quote-details.ts';

export function ashpQuote(answers: Answers, flags: Flags) {
  const { heatingFuel, insulation } = answers;
  const propertyId = flags.solar ? answers.heatPumpPropertyId : answers.propertyId;
  if (propertyId === null || heatingFuel === null)
    throw new Error('ashpQuote: asked for before its steps were answered');
  return {
    ...quoteDetails(answers),
    propertyTypeId: propertyId,
    heatingFuel,
    ...(insulation === null ? {} : { insulation }),
    ...stated(answers.yours ?? {}, ['flowTemperature', 'installerPrice']),
  };
}
