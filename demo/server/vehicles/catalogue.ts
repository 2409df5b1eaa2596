import { ELECTRIC_FUEL_ID } from '../../../src/domain/vehicle.ts';
import { type Row, readTable } from '../data/read-table.ts';

/** One model with one engine, or one battery. Ids are in the files, so that new rows move none. */
export interface CatalogueVehicle {
  readonly makeId: number;
  readonly make: string;
  readonly modelId: number;
  readonly model: string;
  readonly variant: string;
  /** 'car' or 'lcv', a light van. */
  readonly vehicleClass: string;
  readonly fuel: 'Electric' | 'Petrol' | 'Diesel';
  /** Usable, kWh; null without one. */
  readonly batterySize: number | null;
  /** cc; null without one. */
  readonly engineSize: number | null;
  /** Miles per gallon on the road; miles per kWh of an electric one. */
  readonly mpg: number;
  /** CO2 at the tailpipe, on the road. */
  readonly gramsPerMile: number;
  /** Of new registrations in the UK; null: still sold. Of an engine that came in many: of the model's name. */
  readonly firstYear: number;
  readonly lastYear: number | null;
  /** 'sourced' or 'general-knowledge'. */
  readonly confidence: string;
}

/** ENT-22. */
export const FUEL_IDS = { Petrol: 1, Diesel: 2, Electric: ELECTRIC_FUEL_ID } as const;

export type Catalogue = readonly CatalogueVehicle[];

/** That of the tables, in the order of the files, electric ones first. */
export const CATALOGUE: Catalogue = [...readTable('evs.csv', electric), ...readTable('ice.csv', combustion)];

/** kWh of an electric vehicle, cc of any other: what the lists call its engine size. */
export function engineOf({ batterySize, engineSize }: CatalogueVehicle): number {
  return batterySize ?? engineSize ?? 0;
}

export function isElectric({ fuel }: CatalogueVehicle): boolean {
  return fuel === 'Electric';
}

/** Without an engine size the smallest; null when there is no such vehicle. */
export function catalogueVehicle(
  catalogue: Catalogue,
  makeId: number,
  modelId: number,
  engine?: number | null,
): CatalogueVehicle | null {
  const engines = enginesOf(catalogue, modelId).filter((vehicle) => vehicle.makeId === makeId);
  const found = engine == null ? engines[0] : engines.find((vehicle) => engineOf(vehicle) === engine);
  return found ?? null;
}

/** The vehicles of a model, smallest engine or battery first. */
export function enginesOf(catalogue: Catalogue, modelId: number): Catalogue {
  return catalogue.filter((vehicle) => vehicle.modelId === modelId).sort((a, b) => engineOf(a) - engineOf(b));
}

function named(row: Row) {
  return {
    makeId: row.number('make_id'),
    make: row.text('make'),
    modelId: row.number('model_id'),
    model: row.text('model'),
    variant: row.text('variant'),
    vehicleClass: row.text('vehicle_class'),
    firstYear: row.number('first_year'),
    lastYear: row.optionalNumber('last_year'),
  };
}

function electric(row: Row): CatalogueVehicle {
  return {
    ...named(row),
    fuel: 'Electric',
    batterySize: row.number('battery_usable_kwh'),
    engineSize: null,
    mpg: row.number('real_mi_per_kwh'),
    gramsPerMile: 0,
    confidence: row.text('source').startsWith('general') ? 'general-knowledge' : 'sourced',
  };
}

function combustion(row: Row): CatalogueVehicle {
  const fuel = row.text('fuel');
  return {
    ...named(row),
    fuel:
      fuel === 'petrol'
        ? 'Petrol'
        : fuel === 'diesel'
          ? 'Diesel'
          : row.refuse('fuel must be petrol or diesel'),
    batterySize: null,
    engineSize: row.number('engine_cc'),
    mpg: row.number('real_mpg'),
    gramsPerMile: row.number('real_co2_g_per_mile'),
    confidence: row.text('confidence'),
  };
}
