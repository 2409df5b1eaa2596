import type { CombinedQuestion } from '../model/combined/combined-question.ts';
import type { Sources } from '../sources/sources.ts';
import type { StoredQuote } from '../store/quote-rows.ts';
import { ASSETS } from './assets.ts';
import { latestAnswers } from './latest-answers.ts';
import { meteredUse } from './metered-use.ts';
import type { Results } from './results.ts';
import { withCertificate } from './with-certificate.ts';

/** The model's question about a home and all its quotes that have a result. */
export async function combinedQuestionOf(
  quotes: readonly StoredQuote[],
  results: Results,
  sources: Sources,
): Promise<CombinedQuestion> {
  const answers = latestAnswers(quotes);
  const each = quotes.map<Partial<CombinedQuestion> | Promise<Partial<CombinedQuestion>>>(
    ({ asset, request }) => {
      const result = results[asset];
      return result ? ASSETS[asset]!.together(request as never, result, sources) : {};
    },
  );
  const parts = await Promise.all(each);
  return {
    ...answers,
    ...(await meteredUse(answers, sources.meters)),
    ...withCertificate(answers),
    postcode: answers.details.postcode,
    ...Object.assign({}, ...parts),
    others: parts.flatMap(({ others = [] }) => others),
  };
}
