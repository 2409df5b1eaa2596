// Its quote is requested like any other: the path of the calls names the asset, and the server has it on its list.
import type { Answers } from '../../src/domain/answers.ts';
import { esaRequests } from '../../src/journeys/esa-requests.ts';
import { quoteDetails } from '../../src/journeys/home/quote-details.ts';

const insulationQuote = (answers: Answers) => ({
  ...quoteDetails(answers),
  loftDepth: answers.loftDepth,
});

// The types list only the three assets of the product.
export const insulationRequests = esaRequests('insulation' as never, insulationQuote as never);
