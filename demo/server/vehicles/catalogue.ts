import { ELECTRIC_FUEL_ID } from '../../../src/domain/vehicle.ts';
import { type Row, readTable } from '../data/read-table.ts';

/** A model with one engine or battery. Ids are in the files, so that new rows do not change them. */
export interface CatalogueVehicle {
  readonly makeId: number;
  readonly make: string;
  readonly modelId: number;
  readonly model: string;
  readonly variant: string;
  /** 'car' or 'lcv', a light van. */
  readonly vehicleClass: string;
  readonly fuel: 'Electric' | 'Petrol' | 'Diesel';
  /** Usable kWh; null without a battery. */
  readonly batterySize: number | null;
  /** cc; null without an engine. */
  readonly engineSize: number | null;
  /** Real-world miles per gallon, or miles per kWh if it is electric. */
  readonly mpg: number;
  /** Real-world tailpipe CO2. */
  readonly gramsPerMile: number;
  /** Of new registrations in the UK, for some engines of the whole model. */
  readonly firstYear: number;
  /** Null if it is still sold. */
  readonly lastYear: number | null;
  /** 'sourced' or 'general-knowledge'. */
  readonly confidence: string;
}

/** ENT-22. */
export const FUEL_IDS = { Petrol: 1, Diesel: 2, Electric: ELECTRIC_FUEL_ID } as const;

export type Catalogue = readonly CatalogueVehicle[];

/** The vehicles of the tables, electric ones first. */
export const CATALOGUE: Catalogue = [...readTable('evs.csv', electric), ...readTable('ice.csv', combustion)];

/** The engine size in the lists: kWh of an electric vehicle, cc of any other. */
export function engineOf({ batterySize, engineSize }: CatalogueVehicle): number {
  return batterySize ?? engineSize ?? 0;
}

export function isElectric({ fuel }: CatalogueVehicle): boolean {
  return fuel === 'Electric';
}

/** Returns the vehicle with the smallest engine if no size is given; null if there is none. */
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
