// Its quote is requested like any other: the path of the calls names the asset, and the server has it on its list.
import type { Answers } from '../../src/domain/answers.ts';
import type { PriceLine } from '../../src/domain/price-lines.ts';
import { quoteDetails, quoteRequests } from '../../src/journeys/home/quote-requests.ts';

const insulationQuote = (answers: Answers, prices: PriceLine) => ({
  ...quoteDetails(answers, prices),
  loftDepth: answers.loftDepth,
});

// The types list only the three assets of the product.
export const insulationRequests = quoteRequests('insulation' as never, insulationQuote as never);
