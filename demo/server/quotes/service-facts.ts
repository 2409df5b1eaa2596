// LIVE-07: stores the answers of live services with a quote when it is made or its roof changes, so that later results
// use the same answers.
import { cleanPostcode } from '../../../src/domain/postcode.ts';
import { placeOf } from '../model/place/place.ts';
import { ratesIn, withFuels, withTariffs } from '../sources/live-rates.ts';
import type { MeterKindSource, MeterSource, Sources } from '../sources/sources.ts';
import { normalPlate, type QuoteRequest, type ServiceFacts } from './quote-request.ts';
import type { ParsedQuote } from './quoted-asset.ts';

/** The request's address, and its car with its plate, which quotes do not store. */
interface QuotedAddress {
  readonly details: Readonly<Record<'line1' | 'line2', string | null>> & QuoteRequest['details'];
  readonly current?: { readonly registrationNumber?: string | undefined } | undefined;
}

/** Asks all services in parallel. Each has a short timeout, since its answer only refines the quote. */
export async function serviceFacts(
  quote: ParsedQuote,
  { details, current }: QuotedAddress,
  sources: Sources,
): Promise<ServiceFacts> {
  const { line1, line2, ...home } = details;
  const { certificates, meters, meterKinds, rates, vehicles } = sources;
  const plate = current?.registrationNumber;
  const [certificate, meter, own, all, miles] = await Promise.all([
    certificates?.of({ ...home, line1: line1 ?? '', line2: line2 ?? '' }),
    meterKinds && kindOf(home.id, meters, meterKinds),
    quote.ownFacts?.(sources),
    rates?.now(cleanPostcode(home.postcode)),
    plate ? vehicles.miles?.(normalPlate(plate)) : null,
  ]);
  const gspGroup = placeOf(home.postcode)?.gspGroup ?? null;
  return {
    ...(certificate && { certificate }),
    ...(meter && { meter }),
    ...own,
    ...(all && { rates: ratesIn(all, gspGroup) }),
    ...(miles && { miles }),
  };
}

async function kindOf(addressId: string, meters: MeterSource, kinds: MeterKindSource) {
  const mpan = (await meters.at(addressId))?.mpan;
  return mpan ? kinds.of(mpan) : null;
}

/** Asks again only for the asset's own facts that the change affects. */
export async function withFactsAgain(
  { request, ownFacts }: ParsedQuote,
  before: QuoteRequest,
  sources: Sources,
): Promise<QuoteRequest> {
  const { sun: _, ...rest } = request;
  return { ...rest, ...(await ownFacts?.(sources, before)) };
}

/** Returns the sources with the rates that were stored with the quote. */
export function withStoredRates(sources: Sources, { rates }: ServiceFacts): Sources {
  if (!rates) return sources;
  const { tariffs, prices } = sources.rates?.without ?? sources;
  return {
    ...sources,
    gspGroup: rates.gspGroup,
    tariffs: once(async () => withTariffs(await tariffs(), rates.tariffs)),
    prices: once(async () => withFuels(await prices(), rates.fuels)),
  };
}

/** Each result must get the same object, since the model caches by it what it calculates from a table. */
function once<Value>(work: () => Promise<Value>): () => Promise<Value> {
  let value: Promise<Value> | null = null;
  return () => {
    value ??= work();
    return value;
  };
}
