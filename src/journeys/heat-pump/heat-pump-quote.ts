// CALL-22, AMB-02, AMB-30: the request of a heat pump quote.
import type { Answers } from '../../domain/answers.ts';
import type { PriceLine } from '../../domain/price-lines.ts';
import { stated } from '../../domain/yours.ts';
import { quoteDetails } from '../home/quote-requests.ts';

export function heatPumpQuote(answers: Answers, prices: PriceLine) {
  const { propertyId, heatingFuel, insulation } = answers;
  if (propertyId === null || heatingFuel === null)
    throw new Error('heatPumpQuote: asked for before its steps were answered');
  return {
    ...quoteDetails(answers, prices),
    propertyTypeId: propertyId,
    heatingFuel,
    ...(insulation === null ? {} : { insulation }),
    ...stated(answers.yours ?? {}, ['flowTemperature', 'installerPrice']),
  };
}
