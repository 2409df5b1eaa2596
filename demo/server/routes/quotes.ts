import { isPostcode } from '../../../src/domain/postcode.ts';
import type { SomeHandlers } from '../http/answer-calls.ts';
import { Refusal } from '../http/refusal.ts';
import { servedPlace } from '../model/load/home-input.ts';
import { isRefusal } from '../model/refusal.ts';
import { type Asset, type QuoteRequest, quoteRequest } from '../quotes/quote-request.ts';
import type { ParsedQuote } from '../quotes/quoted-asset.ts';
import { resultOf } from '../quotes/result-of.ts';
import { serviceFacts, withFactsAgain } from '../quotes/service-facts.ts';
import { assetNamed, assetNames, isAsset, parsedQuote, parsedRequest } from '../quotes/stored-quote.ts';
import { togetherOf } from '../quotes/together.ts';
import type { Sources, VehicleSource } from '../sources/sources.ts';
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
    return parsedQuote(quote);
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
      const quote = assetNamed(quoteType).parse(await quoteRequest(body, sources.vehicles));
      await demandQuotable(quote, sources);
      const request = { ...quote.request, ...(await serviceFacts(quote, body, sources)) };
      const partner = origin === null ? null : await store.partners.ofOrigin(origin);
      return { quoteId: await store.createQuote(quoteType, request, partner?.id) };
    },
    async changeQuote({ params: { quoteType }, body }) {
      const { quoteId, referrerBranch: _, details, ...changes } = body;
      // Anybody who knows the id may change the answers about the home, but not the home itself.
      if (details) throw new Refusal(400, 'details cannot be changed: make a new quote for another address.');
      const isChanged = await store.changeQuote(quoteId, quoteType, (request) =>
        changed(quoteType, parsedRequest(quoteId, quoteType, request).request, changes, sources),
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

async function changed(asset: Asset, request: QuoteRequest, changes: Changes, sources: Sources) {
  const next = assetNamed(asset).parse(await changedRequest(request, changes, sources.vehicles));
  await demandQuotable(next, sources);
  return withFactsAgain(next, request, sources);
}

/** Refuses valid requests that can't be quoted: an unknown place, a home without a roof for panels, an unknown vehicle. */
async function demandQuotable(quote: ParsedQuote, sources: Pick<Sources, 'vehicles'>): Promise<void> {
  const { postcode } = quote.request.details;
  if (!isPostcode(postcode)) throw new Refusal(400, 'details.postcode must be a whole UK postcode.');
  const place = servedPlace(postcode);
  if (isRefusal(place)) throw new Refusal(400, place.message);
  await quote.demand(sources);
}

type Changes = Partial<Omit<QuoteRequest, 'details'>>;

/** The stored facts stay, but for the miles of another car. */
async function changedRequest(
  request: QuoteRequest,
  changes: Changes,
  vehicles: VehicleSource,
): Promise<QuoteRequest> {
  const { miles, ...next } = await quoteRequest({ ...request, ...changes }, vehicles);
  return miles && isSameCar(next, request) ? { ...next, miles } : next;
}

const isSameCar = (one: Pick<QuoteRequest, 'current'>, other: Pick<QuoteRequest, 'current'>) =>
  JSON.stringify(one.current) === JSON.stringify(other.current);

/** Another quote of the same home. */
interface OtherQuote {
  readonly asset: Asset;
  readonly id: string;
}

const PAIR = /^([a-z]+):([^:,\s]+)$/;

/** Reads a text such as `ashp:ID,ev:ID`. Throws a 400 if it is invalid or names an asset twice. */
function readAlso(also: string, asked: Asset): readonly OtherQuote[] {
  const others = also.split(',').map(pairOf);
  const assets = [asked, ...others.map(({ asset }) => asset)];
  const twice = assets.find((asset, at) => assets.indexOf(asset) !== at);
  if (twice) throw new Refusal(400, `also must have one quote of each kind, and ${twice} occurs twice.`);
  return others;
}

function pairOf(written: string): OtherQuote {
  const [, asset = '', id = ''] = PAIR.exec(written.trim()) ?? [];
  if (isAsset(asset)) return { asset, id };
  throw new Refusal(
    400,
    `also must be a list like ashp:ID,ev:ID, each with ${assetNames()} and the id of a quote.`,
  );
}
