import type { Address, Supply } from '../addresses/homes.ts';
import type { Prices } from '../model/prices/energy-prices.ts';
import type { Roof, RoofSun } from '../model/solar/roof.ts';
import type { SupportRow } from '../model/support/support.ts';
import type { Offered } from '../model/tariff/market.ts';
import type { Tariffs } from '../model/tariff/tariffs.ts';
import type { CatalogueVehicle } from '../vehicles/catalogue.ts';
import type { PlateOutcome, YearlyMiles } from '../vehicles/plates.ts';
import type { LiveRates } from './live-rates.ts';
import { today } from './today.ts';

/**
 * The sources of a quote's facts, each of which an operator can replace. The server asks them again for every request,
 * so cache what is slow. Throw a Refusal with 503 if a source is unavailable.
 */
export interface Sources {
  readonly addresses: AddressSource;
  readonly meters: MeterSource;
  readonly vehicles: VehicleSource;
  /** Energy certificates. Like the next three, it is optional, and its answer is stored with a new quote. */
  readonly certificates?: CertificateSource;
  /** By default, `meters` says whether a meter has a night rate. */
  readonly meterKinds?: MeterKindSource;
  /** By default, the tables have the yield of each region. */
  readonly suns?: SunSource;
  /** By default, a result has the prices of the day on which it is read. */
  readonly rates?: RateSource;
  /** The grid region of the quoted home, if `rates` returned it when the quote was made. */
  readonly gspGroup?: string | undefined;
  /** A change affects new quotes and the results of existing ones. */
  tariffs(): Promise<Tariffs>;
  prices(): Promise<Prices>;
  /** Grants, taxes and changes that have been decided. */
  support(): Promise<readonly SupportRow[]>;
}

/** A home's energy certificate. A field is null if the certificate does not say, or not clearly. */
export interface Certificate {
  /** ISO date of its registration. */
  readonly date: string;
  /** 1 to 8. */
  readonly propertyTypeId: number | null;
  readonly heatingFuel: 1 | 2 | 3 | null;
  readonly insulation: 1 | 2 | 3 | null;
  /** kWh a year; absent if the certificate has no plausible figures. */
  readonly heat?: { readonly space: number; readonly hotWater: number };
  /** m² */
  readonly floorArea?: number | null;
  /** 1 before 1930, 2 1930 to 1982, 3 1983 to 2002, 4 later. */
  readonly ageBand?: 1 | 2 | 3 | 4 | null;
  readonly isEconomy7?: boolean | null;
  readonly hasMainsGas?: boolean | null;
  /** A hot water cylinder. */
  readonly hasCylinder?: boolean | null;
  readonly hasHeatPump: boolean;
  readonly hasSolar: boolean;
  readonly hasBattery: boolean;
}

export interface CertificateSource {
  /** Returns the home's newest certificate; null if there is none or no quick answer. Never throws. */
  of(home: {
    readonly id: string;
    readonly postcode: string;
    readonly line1: string;
    readonly line2: string;
  }): Promise<Certificate | null>;
}

/** The kind of a meter by the register of meter numbers. */
export interface MeterKind {
  readonly isEconomy7: boolean;
  /** ISO date of the answer. */
  readonly date: string;
}

export interface MeterKindSource {
  /** Returns null if there is no such meter or no quick answer. Never throws. */
  of(mpan: string): Promise<MeterKind | null>;
}

export interface SunSource {
  /** Returns the yield of such a roof; null if there is no quick answer. Never throws. @param postcode in capitals, without its space */
  of(postcode: string, roof: Roof): Promise<RoofSun | null>;
}

interface RateSource {
  /** @param postcode in capitals, without its space */
  now(postcode: string): Promise<LiveRates>;
  /** The tariffs and prices that these rates replace. */
  readonly without: Pick<Sources, 'tariffs' | 'prices'>;
}

export interface AddressSource {
  /** Returns the addresses of a postcode, or an empty list. @param postcode in capitals, without its space */
  of(postcode: string): Promise<readonly Address[]>;
}

export interface MeterSource {
  /** Returns the meters of an address, or null. Ids must stay valid for as long as quotes are kept. */
  at(addressId: string): Promise<Supply | null>;
}

export interface VehicleSource {
  /** Every vehicle that can be chosen. */
  catalogue(): Promise<readonly CatalogueVehicle[]>;
  /** Looks up a plate in capitals without a space. A vehicle that is found must be in the catalogue. */
  lookUp(plate: string): Promise<PlateOutcome>;
  /** Optional. Returns the miles by MOT tests; null if there is no quick answer. Never throws. */
  miles?(plate: string): Promise<YearlyMiles | null>;
}

/** Today's date, prices and tariffs, for the model. */
export async function offeredBy({ prices, tariffs, gspGroup }: Sources): Promise<Offered> {
  const [priced, sold] = await Promise.all([prices(), tariffs()]);
  return { day: today(), prices: priced, tariffs: sold, gspGroup };
}
