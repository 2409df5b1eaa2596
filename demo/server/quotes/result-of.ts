// Calculates a result each time it is read, so that its prices are current.
import { Refusal } from '../http/refusal.ts';
import { placeOf } from '../model/place/place.ts';
import { installVatChanges } from '../model/prices/vat.ts';
import { isRefusal } from '../model/refusal.ts';
import type { QuoteBasis, QuoteResult, ResultRow } from '../model/result/quote-result.ts';
import { pricesSent } from '../model/result/result-rows.ts';
import { vatChanges } from '../model/support/known-changes.ts';
import { conditionsFor, type HomeFacts, supportFor } from '../model/support/support.ts';
import type { Sources } from '../sources/sources.ts';
import { today } from '../sources/today.ts';
import { factAssumptions } from './fact-assumptions.ts';
import type { ParsedQuote } from './quoted-asset.ts';
import { homeFacts, withCertificate } from './quoted-home.ts';
import { withStoredRates } from './service-facts.ts';
import type { Quote } from './stored-quote.ts';

/**
 * Throws a 400 with the model's sentence if it refuses the quote.
 * @param tariffId the tariff to recommend; by default the one with the largest saving
 */
export async function resultOf(quote: Quote, now: Sources, tariffId?: number): Promise<QuoteResult> {
  const sources = withStoredRates(now, quote.request);
  const result = await quote.result(sources, tariffId);
  if (isRefusal(result)) throw new Refusal(400, result.message);
  const chosen = onTariff(result, tariffId);
  const basis = await quoteBasis(quote, chosen, sources);
  return {
    ...chosen,
    ...basis,
    assumptions: [...chosen.assumptions, ...factAssumptions(quote, chosen)],
    ...quote.paidFor?.(chosen, basis),
    takesEnquiries: quote.partnerId !== null,
    yours: yours(quote, chosen),
  };
}

/** Recommends another of the compared tariffs. Throws a 400 if the result does not compare it. */
function onTariff(result: QuoteResult, tariffId: number | undefined): QuoteResult {
  if (tariffId === undefined) return result;
  const isIt = (row: ResultRow) => !row.isCurrent && row.tariffId === tariffId;
  if (!result.calculatedResults.some(isIt)) {
    throw new Refusal(400, 'tariffId must be one of the tariffs that the quote compares.');
  }
  const calculatedResults = result.calculatedResults.map((row) => ({ ...row, isRecommended: isIt(row) }));
  return { ...result, calculatedResults };
}

/** The prices behind the figures, the tariff's conditions, and the grants for this home. */
async function quoteBasis(
  { asset, request, known }: Quote,
  result: QuoteResult,
  sources: Sources,
): Promise<QuoteBasis> {
  const place = placeOf(request.details.postcode)!;
  const facts = { ...(await homeFacts(request, sources)), asset };
  const rows = await sources.support();
  const question = { place, facts, heatingFuel: request.heatingFuel };
  const prices = await sources.prices();
  const decided = [
    ...(place.served === 'yes' ? vatChanges(prices.vatChange, result.whatIf, result.request.totalMiles) : []),
    ...installVatChanges(result.costModel.totalCost, today()),
    ...((await known?.(result, sources)) ?? []),
  ];
  return {
    prices: pricesSent(prices),
    ...(place.served === 'yes' && (await tariffBasis(result, facts, sources))),
    support: supportFor(rows, question, today()),
    ...((known || decided.length > 0) && { known: decided }),
  };
}

async function tariffBasis({ calculatedResults }: QuoteResult, facts: HomeFacts, sources: Sources) {
  const offers = calculatedResults.filter(({ isCurrent }) => !isCurrent);
  const id = offers.find(({ isRecommended }) => isRecommended)?.tariffId;
  const tariff = (await sources.tariffs()).all.find((each) => each.id === id);
  return { compared: offers.length, conditions: conditionsFor(tariff?.conditions ?? [], facts) };
}

type StatedFacts = Readonly<Record<string, string | number | null>>;

/** Details that would change this result, with the visitor's values (YOURS-01 to 04, HALF-03). Half hours are given as their first and last day. */
function yours({ request, asks }: ParsedQuote, result: QuoteResult): StatedFacts {
  const { halfHours } = request;
  const { floorArea, ageBand } = withCertificate(request);
  const certified: StatedFacts = { floorArea: floorArea ?? null, ageBand: ageBand ?? null };
  return {
    ...Object.fromEntries(asks(result).map((name) => [name, request[name] ?? certified[name] ?? null])),
    // Metered half hours would improve every result.
    halfHours: halfHours ? `${halfHours.from}/${halfHours.to}` : null,
  };
}
