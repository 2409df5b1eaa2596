// CALL-21, AMB-30: the request of a solar quote.
import type { Answers } from '../../domain/answers.ts';
import type { PriceLine } from '../../domain/price-lines.ts';
import { stated } from '../../domain/yours.ts';
import { quoteDetails } from '../home/quote-requests.ts';

export function solarQuote(answers: Answers, prices: PriceLine) {
  const { propertyId, propertyUsage } = answers;
  if (propertyId === null) throw new Error('solarQuote: asked for before its steps were answered');
  return {
    ...quoteDetails(answers, prices),
    archeTypeId: propertyUsage,
    propertyTypeId: propertyId,
    ...stated(answers.yours ?? {}, ['roofDirection', 'roofPitch', 'roofShade']),
  };
}
