// Its quote is asked for as any other: the calls name it in their path, and the server has it on its list.
import type { Answers } from '../../src/domain/answers.ts';
import { esaRequests } from '../../src/journeys/esa-requests.ts';
import { quoteDetails } from '../../src/journeys/home/quote-details.ts';

const insulationQuote = (answers: Answers) => ({
  ...quoteDetails(answers),
  loftDepth: answers.loftDepth,
});

// The contract lists the three assets of the product alone.
export const insulationRequests = esaRequests('insulation' as never, insulationQuote as never);
