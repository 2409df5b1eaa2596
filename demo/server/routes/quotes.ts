import type { SomeHandlers } from '../http/answer-calls.ts';
import { Refusal } from '../http/refusal.ts';
import { readAlso } from '../quotes/also.ts';
import { changedRequest } from '../quotes/changed-request.ts';
import { demandQuotable } from '../quotes/demand-quotable.ts';
import { keptAgain, keptFacts } from '../quotes/kept-facts.ts';
import { type Asset, type QuoteRequest, quoteRequest } from '../quotes/quote-request.ts';
import { resultOf } from '../quotes/result-of.ts';
import { togetherOf } from '../quotes/together.ts';
import type { Sources } from '../sources/sources.ts';
import type { QuoteRows } from '../store/quote-rows.ts';

interface Store extends Pick<QuoteRows, 'createQuote' | 'readQuote' | 'changeQuote'> {
  readonly partners: { ofOrigin(origin: string): Promise<{ readonly id: string } | null> };
}

type QuoteCalls = 'createQuote' | 'changeQuote' | 'quoteResult' | 'recalculateSolar' | 'recalculateAshp';

export function quoteHandlers(store: Store, sources: Sources, now?: () => number): SomeHandlers<QuoteCalls> {
  const together = togetherOf(sources, now);
  const quoteOf = async (asset: Asset, id: string) => {
    const quote = await store.readQuote(id);
    if (quote?.asset !== asset) throw noQuote();
    return quote;
  };
  const read = async (asset: Asset, id: string, tariffId?: number) =>
    resultOf(await quoteOf(asset, id), sources, tariffId);
  const readTogether = async (asset: Asset, id: string, also: string) => {
    const asked = [{ asset, id }, ...readAlso(also, asset)];
    const quotes = await Promise.all(asked.map((each) => quoteOf(each.asset, each.id)));
    const result = await resultOf(quotes[0]!, sources);
    return { ...result, ...(await together(quotes, result)) };
  };
  return {
    async createQuote({ params: { quoteType }, body }, { origin }) {
      const asked = await quoteRequest(body, sources.vehicles);
      await demandQuotable(quoteType, asked, sources);
      const request = { ...asked, ...(await keptFacts(quoteType, asked, body, sources)) };
      const partner = origin === null ? null : await store.partners.ofOrigin(origin);
      return { quoteId: await store.createQuote(quoteType, request, partner?.id) };
    },
    async changeQuote({ params: { quoteType }, body }) {
      const { quoteId, referrerBranch: _, details, ...changes } = body;
      // Anybody who knows the id may change the answers about the home, but not the home itself.
      if (details) throw new Refusal(400, 'details cannot be changed: make a new quote for another address.');
      const isChanged = await store.changeQuote(quoteId, quoteType, (request) =>
        changed(quoteType, request as QuoteRequest<Asset>, changes, sources),
      );
      if (!isChanged) throw noQuote();
      return { quoteId };
    },
    quoteResult: ({ params: { quoteType }, query: { quoteId, also } }) =>
      also === undefined ? read(quoteType, quoteId) : readTogether(quoteType, quoteId, also),
    recalculateSolar: ({ body }) => read('solar', body.quoteId, body.tariffId),
    recalculateAshp: ({ body }) => read('ashp', body.quoteId, body.tariffId),
  };
}

function noQuote(): Refusal {
  return new Refusal(404, 'There is no such quote.');
}

async function changed(asset: Asset, request: QuoteRequest<Asset>, changes: object, sources: Sources) {
  const next = await changedRequest(asset, request, changes, sources.vehicles);
  await demandQuotable(asset, next, sources);
  return keptAgain(asset, next, request, sources);
}
