// LIVE-07: stores the answers of live services with a quote when it is made or its roof changes, so that later results
// use the same answers.
import { cleanPostcode } from '../../../src/domain/postcode.ts';
import { placeOf } from '../model/place/place.ts';
import { ratesIn, withFuels, withTariffs } from '../sources/live-rates.ts';
import type { CertificateSource, MeterKindSource, MeterSource, Sources } from '../sources/sources.ts';
import { ASSETS } from './assets.ts';
import { type Asset, type KeptFacts, normalPlate, type QuoteRequest } from './quote-request.ts';

/** The request's car with its plate, which quotes do not store. */
interface RequestedCar {
  readonly current?: { readonly registrationNumber?: string | undefined } | undefined;
}

/** Asks all services in parallel. Each has a short timeout, since its answer only refines the quote. */
export async function keptFacts(
  asset: Asset,
  request: QuoteRequest<Asset>,
  { details, current }: RequestedCar & { readonly details: unknown },
  sources: Sources,
): Promise<KeptFacts> {
  const home = details as Parameters<CertificateSource['of']>[0];
  const { certificates, meters, meterKinds, rates, vehicles } = sources;
  const plate = current?.registrationNumber;
  const [certificate, meter, own, all, miles] = await Promise.all([
    certificates?.of(home),
    meterKinds && kindOf(home.id, meters, meterKinds),
    keepsOf(asset, request, sources),
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
export async function keptAgain(
  asset: Asset,
  request: QuoteRequest<Asset>,
  before: QuoteRequest<Asset>,
  sources: Sources,
): Promise<QuoteRequest<Asset>> {
  const { sun: _, ...rest } = request;
  return { ...(rest as QuoteRequest<Asset>), ...(await keepsOf(asset, request, sources, before)) };
}

function keepsOf(asset: Asset, request: QuoteRequest<Asset>, sources: Sources, before?: QuoteRequest<Asset>) {
  return ASSETS[asset]!.keeps?.(request as never, sources, before as never);
}

/** Returns the sources with the rates that were stored with the quote. */
export function withKeptRates(sources: Sources, { rates }: KeptFacts): Sources {
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
