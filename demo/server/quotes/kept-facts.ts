// LIVE-07: what live services tell when a quote is made or its roof is changed, and the sources as they were then.
import { cleanPostcode } from '../../../src/domain/postcode.ts';
import { placeOf } from '../model/place/place.ts';
import type { Roof } from '../model/solar/roof.ts';
import { ratesIn, withFuels, withTariffs } from '../sources/live-rates.ts';
import type { CertificateSource, Sources } from '../sources/sources.ts';
import type { Asset, KeptFacts, QuoteRequest } from './quote-request.ts';
import { normalPlate } from './quoted-vehicle.ts';

/** What was asked of a car, its plate among it, which no quote keeps. */
interface AskedCar {
  readonly current?: { readonly registrationNumber?: string | undefined } | undefined;
}

/** All at once: each is waited for no longer than what only refines a quote may be. @param asked as it was sent */
export async function keptFacts(
  asset: Asset,
  request: QuoteRequest<Asset>,
  { details, current }: AskedCar & { readonly details: unknown },
  { certificates, suns, rates, vehicles }: Sources,
): Promise<KeptFacts> {
  const home = details as Parameters<CertificateSource['of']>[0];
  const plate = current?.registrationNumber;
  const [certificate, sun, all, miles] = await Promise.all([
    certificates?.of(home),
    asset === 'solar' ? suns?.of(cleanPostcode(home.postcode), request as Roof) : null,
    rates?.now(cleanPostcode(home.postcode)),
    plate ? vehicles.miles?.(normalPlate(plate)) : null,
  ]);
  const gspGroup = placeOf(home.postcode)?.gspGroup ?? null;
  return {
    ...(certificate && { certificate }),
    ...(sun && { sun }),
    ...(all && { rates: ratesIn(all, gspGroup) }),
    ...(miles && { miles }),
  };
}

/** The same quote, with the sun on its roof where that is another than before. */
export async function underItsSun(
  request: QuoteRequest<Asset>,
  before: QuoteRequest<Asset>,
  { suns }: Sources,
): Promise<QuoteRequest<Asset>> {
  const [roof, old] = [request as Roof, before as Roof];
  if (!suns || (roof.roofDirection === old.roofDirection && roof.roofPitch === old.roofPitch)) return request;
  const { sun: _, ...rest } = request;
  const sun = await suns.of(cleanPostcode(request.details.postcode), roof);
  return { ...(rest as QuoteRequest<Asset>), ...(sun && { sun }) };
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
