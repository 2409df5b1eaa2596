// The stored form of a quote's request.
import * as v from 'valibot';
import type { changeQuote, createQuoteBody } from '../../../src/api/calls/quotes.ts';
import { Refusal } from '../http/refusal.ts';
import type { RoofSun } from '../model/solar/roof.ts';
import type { LiveRates } from '../sources/live-rates.ts';
import type { Certificate, MeterKind, VehicleSource } from '../sources/sources.ts';
import { type CatalogueVehicle, catalogueVehicle, engineOf } from '../vehicles/catalogue.ts';
import type { YearlyMiles } from '../vehicles/plates.ts';

export type Asset = keyof typeof createQuoteBody;

/** The home's postcode and the id by which its meters are found. No quote stores the address or a meter's number. */
export const quotedHome = v.object({ id: v.pipe(v.string(), v.maxLength(100)), postcode: v.string() });
type QuotedHome = v.InferOutput<typeof quotedHome>;

/** LIVE-07: answers of services when the quote was made, so that its result stays the same when they are unavailable. */
export interface ServiceFacts {
  readonly certificate?: Certificate;
  /** The electricity meter. */
  readonly meter?: MeterKind;
  readonly sun?: RoofSun;
  readonly rates?: LiveRates;
  /** Of today's car. */
  readonly miles?: YearlyMiles;
}

const oneToThree = v.nullable(v.picklist([1, 2, 3]));
const yesNoUnknown = v.exactOptional(v.nullable(v.boolean()));
const windows = v.array(v.object({ slots: v.array(v.number()), rate: v.number() }));
const fuelPrice = v.exactOptional(
  v.object({
    value: v.number(),
    unit: v.string(),
    date: v.string(),
    to: v.nullable(v.string()),
    source: v.string(),
    quality: v.string(),
  }),
);

/** The schemas of `ServiceFacts`. */
export const serviceFactsShape = {
  certificate: v.exactOptional(
    v.object({
      date: v.string(),
      propertyTypeId: v.nullable(v.number()),
      heatingFuel: oneToThree,
      insulation: oneToThree,
      heat: v.exactOptional(v.object({ space: v.number(), hotWater: v.number() })),
      floorArea: v.exactOptional(v.nullable(v.number())),
      ageBand: v.exactOptional(v.nullable(v.picklist([1, 2, 3, 4]))),
      isEconomy7: yesNoUnknown,
      hasMainsGas: yesNoUnknown,
      hasCylinder: yesNoUnknown,
      hasHeatPump: v.boolean(),
      hasSolar: v.boolean(),
      hasBattery: v.boolean(),
    }),
  ),
  meter: v.exactOptional(v.object({ isEconomy7: v.boolean(), date: v.string() })),
  sun: v.exactOptional(v.object({ pvYield: v.number(), months: v.array(v.number()), date: v.string() })),
  rates: v.exactOptional(
    v.object({
      tariffs: v.array(
        v.object({
          id: v.number(),
          code: v.nullable(v.string()),
          asOf: v.string(),
          dayRate: v.number(),
          windows,
          regions: v.record(v.string(), v.object({ dayRate: v.number(), windows, standing: v.number() })),
        }),
      ),
      fuels: v.object({ petrol: fuelPrice, diesel: fuelPrice, 'heating oil': fuelPrice }),
      gspGroup: v.exactOptional(v.string()),
    }),
  ),
  miles: v.exactOptional(v.object({ miles: v.number(), from: v.string(), to: v.string() })),
} satisfies { readonly [Name in keyof ServiceFacts]: v.GenericSchema<unknown, ServiceFacts[Name]> };

/** Fields of a body that are not stored: they do not affect the result, or are personal data. */
type NotStored = 'referrerBranch' | 'switchType' | 'details';

/** What is stored of a body. */
export type StoredForm<Body> = Omit<Body, NotStored> & { readonly details: QuotedHome } & ServiceFacts;

type Changes = Omit<v.InferOutput<typeof changeQuote.body>, 'quoteId'>;

/** The request of any asset: the fields that every asset may have. */
export type QuoteRequest = StoredForm<Changes>;

/** The body of a new quote, or a stored request with changes. */
type QuoteInput = Omit<Changes, 'details' | 'referrerBranch'> &
  ServiceFacts & { readonly details: QuotedHome; readonly referrerBranch?: string };

/** Throws a 400 if a vehicle is not in the catalogue. */
export async function quoteRequest(
  { referrerBranch: _, switchType: __, details: { id, postcode }, current, compare, ...answers }: QuoteInput,
  vehicles: VehicleSource,
): Promise<QuoteRequest> {
  return {
    ...answers,
    ...(current && { current: await withoutPlate(vehicles, current, 'current') }),
    ...(compare && { compare: await withoutPlate(vehicles, compare, 'compare') }),
    details: { id, postcode },
  };
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
