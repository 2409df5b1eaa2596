// Knows the life of a quote: made, changed, read with its result, read on another tariff.
import { parse } from 'valibot';
import { createQuoteBody } from '../../../src/api/calls/quotes.ts';
import { REFERRER_BRANCH } from '../../../src/api/calls/shapes.ts';
import type { SomeHandlers } from '../http/answer-calls.ts';
import { Refusal } from '../http/refusal.ts';
import type { QuoteResult } from '../model/result/quote-result.ts';
import { demandQuotable } from '../quotes/demand-quotable.ts';
import { type Asset, type QuoteRequest, quoteRequest } from '../quotes/quote-request.ts';
import { resultOf } from '../quotes/result-of.ts';
import type { Store } from '../store/open-store.ts';

type QuoteCalls = 'createQuote' | 'changeQuote' | 'quoteResult' | 'recalculateSolar' | 'recalculateAshp';

export function quoteHandlers(store: Store): SomeHandlers<QuoteCalls> {
  const read = async (asset: Asset, id: string) => {
    const quote = await store.readQuote(id);
    if (quote?.asset !== asset) throw noQuote();
    return resultOf(quote);
  };
  return {
    async createQuote({ params: { quoteType }, body }) {
      const request = quoteRequest(body);
      await demandQuotable(quoteType, request);
      return { quoteId: await store.createQuote(quoteType, request) };
    },
    async changeQuote({ params: { quoteType }, body }) {
      const { quoteId, referrerBranch: _, ...changes } = body;
      const isChanged = await store.changeQuote(quoteId, quoteType, (request) =>
        changed(quoteType, request as QuoteRequest<Asset>, changes),
      );
      if (!isChanged) throw noQuote();
      return { quoteId };
    },
    quoteResult: ({ params, query }) => read(params.quoteType, query.quoteId),
    recalculateSolar: async ({ body }) => onTariff(await read('solar', body.quoteId), body.tariffId),
    recalculateAshp: async ({ body }) => onTariff(await read('ashp', body.quoteId), body.tariffId),
  };
}

function noQuote(): Refusal {
  return new Refusal(404, 'There is no such quote.');
}

/** The changes laid over what was asked, held to the same rules as a new quote. */
async function changed(asset: Asset, request: QuoteRequest<Asset>, changes: object) {
  const body = parse(createQuoteBody[asset], { ...request, ...changes, referrerBranch: REFERRER_BRANCH });
  const next = quoteRequest(body);
  await demandQuotable(asset, next);
  return next;
}

/** The same result with another of its tariffs put forward. */
function onTariff(result: QuoteResult, tariffId: number | undefined): QuoteResult {
  if (tariffId === undefined) return result;
  const isIt = (row: QuoteResult['calculatedResults'][number]) => !row.isCurrent && row.tariffId === tariffId;
  if (!result.calculatedResults.some(isIt)) {
    throw new Refusal(400, 'tariffId must be one of the tariffs that the quote compares.');
  }
  const calculatedResults = result.calculatedResults.map((row) => ({ ...row, isRecommended: isIt(row) }));
  return { ...result, calculatedResults };
}
