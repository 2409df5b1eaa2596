// The stored form of a quote.
import * as v from 'valibot';
import type { createQuoteBody } from '../../../src/api/calls/quotes.ts';
import type { RoofSun } from '../model/solar/roof.ts';
import type { LiveRates } from '../sources/live-rates.ts';
import type { Certificate, MeterKind, VehicleSource } from '../sources/sources.ts';
import { engineOf } from '../vehicles/catalogue.ts';
import type { YearlyMiles } from '../vehicles/plate-outcome.ts';
import { quotedVehicle, type RequestedVehicle } from './quoted-vehicle.ts';

export type Asset = keyof typeof createQuoteBody;

type Body<Kind extends Asset> = v.InferOutput<(typeof createQuoteBody)[Kind]>;

/** Of the home no more than where it is and by what its meters are found: no address, no meter. */
export const quotedHome = v.object({ id: v.pipe(v.string(), v.maxLength(100)), postcode: v.string() });
type QuotedHome = v.InferOutput<typeof quotedHome>;

/** LIVE-07: what services told when the quote was made, which then reads the same when they do not. */
export interface KeptFacts {
  readonly certificate?: Certificate;
  /** Of electricity. */
  readonly meter?: MeterKind;
  readonly sun?: RoofSun;
  readonly rates?: LiveRates;
  /** Of the car that is driven today. */
  readonly miles?: YearlyMiles;
}

/** What was asked, without what only says how it was sent, and without whose it is. */
export type QuoteRequest<Kind extends Asset> = Omit<
  Body<Kind>,
  'referrerBranch' | 'switchType' | 'details'
> & { readonly details: QuotedHome } & KeptFacts;

/** Throws a 400 that names the vehicle which is not of the catalogue. */
export async function quoteRequest<Kind extends Asset>(
  body: Body<Kind> | (QuoteRequest<Kind> & { readonly referrerBranch: string }),
  vehicles: VehicleSource,
): Promise<QuoteRequest<Kind>> {
  const { referrerBranch: _, details, ...asked } = body;
  const { switchType: __, ...request } = asked as typeof asked & { switchType?: unknown };
  const { current, compare } = request as { current?: RequestedVehicle; compare?: RequestedVehicle };
  return {
    ...request,
    ...(current && { current: await withoutPlate(vehicles, current, 'current') }),
    ...(compare && { compare: await withoutPlate(vehicles, compare, 'compare') }),
    details: { id: details.id, postcode: details.postcode },
  } as QuoteRequest<Kind>;
}

/** A plate is looked up once, and then it is the vehicle that counts. */
async function withoutPlate(vehicles: VehicleSource, asked: RequestedVehicle, field: string) {
  const vehicle = await quotedVehicle(vehicles, asked, field);
  return { makeId: vehicle.makeId, modelId: vehicle.modelId, engineSize: engineOf(vehicle) };
}
