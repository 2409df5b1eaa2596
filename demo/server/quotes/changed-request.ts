// Applies later changes to a stored quote request.
import * as v from 'valibot';
import { REFERRER_BRANCH } from '../../../src/api/calls/shapes.ts';
import type { VehicleSource } from '../sources/sources.ts';
import { ASSETS } from './assets.ts';
import { type Asset, type QuoteRequest, quotedHome, quoteRequest } from './quote-request.ts';

/** Checks the changed request as a new one and keeps the stored facts. Throws a ValiError, or a 400. */
export async function changedRequest(
  asset: Asset,
  request: QuoteRequest<Asset>,
  changes: object,
  vehicles: VehicleSource,
): Promise<QuoteRequest<Asset>> {
  const all = { ...request, ...changes, details: request.details, referrerBranch: REFERRER_BRANCH };
  const stored = v.object({ ...ASSETS[asset]!.body.entries, details: quotedHome });
  const next = await quoteRequest(v.parse(stored, all) as never, vehicles);
  const { certificate, meter, sun, rates, miles } = request;
  return {
    ...next,
    ...(certificate && { certificate }),
    ...(meter && { meter }),
    ...(sun && { sun }),
    ...(rates && { rates }),
    ...(miles && isSameCar(next, request) && { miles }),
  };
}

const isSameCar = (one: object, other: object) =>
  JSON.stringify(Reflect.get(one, 'current')) === JSON.stringify(Reflect.get(other, 'current'));
