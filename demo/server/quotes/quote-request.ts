// The stored form of a quote.
import * as v from 'valibot';
import type { createQuoteBody } from '../../../src/api/calls/quotes.ts';
import { Refusal } from '../http/refusal.ts';
import type { RoofSun } from '../model/solar/roof.ts';
import type { LiveRates } from '../sources/live-rates.ts';
import type { Certificate, MeterKind, VehicleSource } from '../sources/sources.ts';
import { type CatalogueVehicle, catalogueVehicle, engineOf } from '../vehicles/catalogue.ts';
import type { YearlyMiles } from '../vehicles/plates.ts';

export type Asset = keyof typeof createQuoteBody;

type Body<Kind extends Asset> = v.InferOutput<(typeof createQuoteBody)[Kind]>;

/** The home's postcode and the id by which its meters are found. No quote stores the address or a meter's number. */
export const quotedHome = v.object({ id: v.pipe(v.string(), v.maxLength(100)), postcode: v.string() });
type QuotedHome = v.InferOutput<typeof quotedHome>;

/** LIVE-07: answers of services when the quote was made, so that its result stays the same when they are unavailable. */
export interface KeptFacts {
  readonly certificate?: Certificate;
  /** The electricity meter. */
  readonly meter?: MeterKind;
  readonly sun?: RoofSun;
  readonly rates?: LiveRates;
  /** Of today's car. */
  readonly miles?: YearlyMiles;
}

/** The request without fields that do not affect the result and without personal data. */
export type QuoteRequest<Kind extends Asset> = Omit<
  Body<Kind>,
  'referrerBranch' | 'switchType' | 'details'
> & { readonly details: QuotedHome } & KeptFacts;

/** Throws a 400 if a vehicle is not in the catalogue. */
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

/** The plate is looked up once; the quote stores only the vehicle. */
async function withoutPlate(vehicles: VehicleSource, asked: RequestedVehicle, field: string) {
  const vehicle = await quotedVehicle(vehicles, asked, field);
  return { makeId: vehicle.makeId, modelId: vehicle.modelId, engineSize: engineOf(vehicle) };
}

export interface RequestedVehicle {
  readonly makeId: number | null;
  readonly modelId: number | null;
  /** cc of an engine, or kWh of a battery. */
  readonly engineSize?: number | null | undefined;
  readonly registrationNumber?: string | undefined;
}

/** Finds a vehicle by make, model and engine, or else by its plate. Throws a 400 that names `field`. */
export async function quotedVehicle(
  vehicles: VehicleSource,
  asked: RequestedVehicle,
  field: string,
): Promise<CatalogueVehicle> {
  const { makeId, modelId, engineSize, registrationNumber } = asked;
  const found =
    makeId !== null && modelId !== null
      ? catalogueVehicle(await vehicles.catalogue(), makeId, modelId, engineSize)
      : await behindPlate(vehicles, registrationNumber);
  if (!found) throw new Refusal(400, `${field} must be a vehicle in the lists of makes and models.`);
  return found;
}

async function behindPlate(vehicles: VehicleSource, plate: string | undefined) {
  const outcome = plate ? await vehicles.lookUp(normalPlate(plate)) : null;
  return outcome?.kind === 'found' ? outcome.vehicle : null;
}

/** Returns the plate in capitals and without spaces. */
export function normalPlate(written: string): string {
  return written.replace(/\s/g, '').toUpperCase();
}
