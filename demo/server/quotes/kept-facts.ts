// LIVE-07: the answers of live services when a quote is made or its roof is changed, and the sources with those answers.
import { cleanPostcode } from '../../../src/domain/postcode.ts';
import { placeOf } from '../model/place/place.ts';
import { ratesIn, withFuels, withTariffs } from '../sources/live-rates.ts';
import type { CertificateSource, MeterKindSource, MeterSource, Sources } from '../sources/sources.ts';
import { ASSETS } from './assets.ts';
import type { Asset, KeptFacts, QuoteRequest } from './quote-request.ts';
import { normalPlate } from './quoted-vehicle.ts';

/** What was asked of a car, its plate among it, which no quote keeps. */
interface RequestedCar {
  readonly current?: { readonly registrationNumber?: string | undefined } | undefined;
}

/** All at once: each is waited for no longer than what only refines a quote may be. @param asked as it was sent */
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

/** The same quote after a change, with what is kept of its asset where that is another than before. */
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

/** The sources with the rates that were told when a quote was made. */
export function asMade(sources: Sources, { rates }: KeptFacts): Sources {
  if (!rates) return sources;
  const { tariffs, prices } = sources.rates?.without ?? sources;
  return {
    ...sources,
    gspGroup: rates.gspGroup,
    tariffs: once(async () => withTariffs(await tariffs(), rates.tariffs)),
    prices: once(async () => withFuels(await prices(), rates.fuels)),
  };
}

/** One result is made of one table: what is worked out of it is kept by it. */
function once<Value>(work: () => Promise<Value>): () => Promise<Value> {
  let told: Promise<Value> | null = null;
  return () => {
    told ??= work();
    return told;
  };
}
