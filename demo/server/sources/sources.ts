import type { Address, Supply } from '../addresses/home.ts';
import type { Prices } from '../model/place/prices.ts';
import type { Roof, RoofSun } from '../model/solar/roof.ts';
import type { SupportRow } from '../model/support/support.ts';
import type { Tariffs } from '../model/tariff/tariffs.ts';
import type { CatalogueVehicle } from '../vehicles/catalogue.ts';
import type { PlateOutcome, YearlyMiles } from '../vehicles/plate-outcome.ts';
import type { LiveRates } from './live-rates.ts';

/**
 * Where the facts of a quote come from: an operator puts their own in the place of any. Each is asked again for every
 * request; keep what is slow to get. Throw a Refusal with 503 when one can't be reached.
 */
export interface Sources {
  readonly addresses: AddressSource;
  readonly meters: MeterSource;
  readonly vehicles: VehicleSource;
  /** Absent: none is looked up. What it says when a quote is made is kept with the quote. */
  readonly certificates?: CertificateSource;
  /** Absent: the kind of a meter is what `meters` says. What it says when a quote is made is kept with the quote. */
  readonly meterKinds?: MeterKindSource;
  /** Absent: the tables tell the sun of a region. What it says when a quote is made is kept with the quote. */
  readonly suns?: SunSource;
  /** Absent: prices are those of the day on which a quote is read. What is said when it is made is kept with the quote. */
  readonly rates?: RateSource;
  /** Of the one home that is quoted, where `rates` told it when the quote was made. */
  readonly gspGroup?: string | undefined;
  /** Quotes are made with these from now on, and those made before are answered with them. */
  tariffs(): Promise<Tariffs>;
  prices(): Promise<Prices>;
  /** Grants, tax and changes that are decided. */
  support(): Promise<readonly SupportRow[]>;
}

/** What a home's energy certificate says; null where it does not, or not clearly. */
export interface Certificate {
  /** ISO date of its registration. */
  readonly date: string;
  /** 1 to 8. */
  readonly propertyTypeId: number | null;
  readonly heatingFuel: 1 | 2 | 3 | null;
  readonly insulation: 1 | 2 | 3 | null;
  /** kWh a year; absent where it says none that can be. */
  readonly heat?: { readonly space: number; readonly hotWater: number };
  /** m² */
  readonly floorArea?: number | null;
  /** 1 before 1930, 2 1930 to 1982, 3 1983 to 2002, 4 later. */
  readonly ageBand?: 1 | 2 | 3 | 4 | null;
  readonly isEconomy7?: boolean | null;
  readonly hasMainsGas?: boolean | null;
  /** Of hot water. */
  readonly hasCylinder?: boolean | null;
  readonly hasHeatPump: boolean;
  readonly hasSolar: boolean;
  readonly hasBattery: boolean;
}

export interface CertificateSource {
  /** The newest of the home; null where there is none, or where it can't be had soon. Never throws. */
  of(home: {
    readonly id: string;
    readonly postcode: string;
    readonly line1: string;
    readonly line2: string;
  }): Promise<Certificate | null>;
}

/** Whether a meter has a night rate, as its number is registered. */
export interface MeterKind {
  readonly isEconomy7: boolean;
  /** ISO date on which it was asked. */
  readonly date: string;
}

export interface MeterKindSource {
  /** Null where there is no such meter, or where it can't be had soon. Never throws. */
  of(mpan: string): Promise<MeterKind | null>;
}

export interface SunSource {
  /** What such a roof there makes; null where it can't be had soon. Never throws. @param postcode in capitals, without its space */
  of(postcode: string, roof: Roof): Promise<RoofSun | null>;
}

interface RateSource {
  /** @param postcode in capitals, without its space */
  now(postcode: string): Promise<LiveRates>;
  /** What these rates are laid over. */
  readonly without: Pick<Sources, 'tariffs' | 'prices'>;
}

export interface AddressSource {
  /** The addresses of a postcode, given in capitals without its space; empty where there are none. */
  of(postcode: string): Promise<readonly Address[]>;
}

export interface MeterSource {
  /** What supplies the address that was listed with this id, for as long as quotes are read; null when there is none. */
  at(addressId: string): Promise<Supply | null>;
}

export interface VehicleSource {
  /** Every vehicle that can be chosen. */
  catalogue(): Promise<readonly CatalogueVehicle[]>;
  /** What is registered under a plate, given in capitals without a space; one that is found is of the catalogue. */
  lookUp(plate: string): Promise<PlateOutcome>;
  /** What its MOT tests read; null where they can't be had soon. Never throws. Absent: nobody is asked. */
  miles?(plate: string): Promise<YearlyMiles | null>;
}
