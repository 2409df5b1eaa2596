import { readTable } from '../../data/read-table.ts';
import { CONSTANTS } from '../constants.ts';

/** 1 is before 1930, 2 is 1930 to 1982, 3 is 1983 to 2002, 4 is later. */
type AgeBand = 1 | 2 | 3 | 4;

/** Facts about one building, stated by the visitor or from its certificate; null or absent if unknown. */
export interface Built {
  /** m² */
  readonly floorArea?: number | null | undefined;
  readonly ageBand?: AgeBand | null | undefined;
  readonly certified?: Certified | undefined;
  /** ISO dates of the certificate from which floor area and age are; absent if the visitor stated them. */
  readonly areaBy?: string | undefined;
  readonly ageBy?: string | undefined;
}

/** The heat demand of a home by its energy certificate. */
interface Certified {
  /** W/K */
  readonly heatLoss: number;
  /** kWh a year. */
  readonly hotWater: number;
  /** ISO date. */
  readonly date: string;
}

export interface PropertyType {
  readonly id: number;
  readonly name: string;
  /** The lists that contain it: general, ashp, esa. */
  readonly lists: readonly string[];
  /** True if it has a roof of its own for panels. */
  readonly takesPanels: boolean;
  /** m² */
  readonly floorArea: number;
  /** Heat loss relative to a detached or semi-detached home with the same floor area. */
  readonly formFactor: number;
  /** The number of panels that fit on one slope of its roof. */
  readonly panels: number;
  /** kWh a year without heating, in the survey of 2012. */
  readonly baseElectricity: number;
  /** Facts of one building, if they are known. */
  readonly ageBand?: AgeBand | undefined;
  readonly certified?: Certified | undefined;
  readonly areaBy?: string | undefined;
  readonly ageBy?: string | undefined;
}

/** All property types, in the order of their ids. */
export const PROPERTY_TYPES: readonly PropertyType[] = readTable('property_types.csv', (row) => ({
  id: row.number('id'),
  name: row.text('name'),
  lists: row.text('lists').split(';'),
  takesPanels: row.text('solar_valid') === 'yes',
  floorArea: row.number('floor_area_m2'),
  formFactor: row.number('form_factor'),
  panels: row.number('default_panels'),
  baseElectricity: row.number('base_electricity_kwh'),
}));

export function propertyType(id: number): PropertyType | null {
  return PROPERTY_TYPES.find((type) => type.id === id) ?? null;
}

/** Adds the facts of one building to its type. */
export function asBuilt(type: PropertyType, { floorArea, ageBand, ...known }: Built): PropertyType {
  const { certified, areaBy, ageBy } = known;
  const built = { floorArea: floorArea ?? type.floorArea, ageBand: ageBand ?? undefined };
  return { ...type, ...built, certified, areaBy, ageBy };
}

/** Semi-detached, for a home whose type was not asked. */
export function usualType(): PropertyType {
  return propertyType(2)!;
}

/**
 * Typical kWh a year without heating: today's mean, scaled by the survey's ratio for the type. Without a type it is
 * today's mean.
 */
export function typicalElectricity(type: PropertyType | null): number {
  const level = CONSTANTS.tdcvElecSingle.value;
  return type ? (level * type.baseElectricity) / CONSTANTS.meanBaseElectricity.value : level;
}
