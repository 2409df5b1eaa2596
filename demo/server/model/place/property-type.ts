import { readTable } from '../../data/read-table.ts';
import { CONSTANTS } from '../constants.ts';

/** 1 before 1930, 2 1930 to 1982, 3 1983 to 2002, 4 later. */
type AgeBand = 1 | 2 | 3 | 4;

/** What only the visitor knows of their home; null or absent: never asked. */
export interface Built {
  /** m² */
  readonly floorArea?: number | null | undefined;
  readonly ageBand?: AgeBand | null | undefined;
  readonly certified?: Certified | undefined;
  /** ISO dates of the certificate that floor area and age are from; absent where they were told. */
  readonly areaBy?: string | undefined;
  readonly ageBy?: string | undefined;
}

/** The heat of one home by its energy certificate. */
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
  /** Which lists show it: general, ashp, esa. */
  readonly lists: readonly string[];
  /** Has a roof of its own to quote panels for. */
  readonly takesPanels: boolean;
  /** m² */
  readonly floorArea: number;
  /** Heat loss against a detached or semi-detached home of that floor area. */
  readonly formFactor: number;
  /** Panels that fit one slope of its roof. */
  readonly panels: number;
  /** kWh a year without heating, in the survey of 2012. */
  readonly baseElectricity: number;
  /** Of one home, where it was told. */
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

/** A home of this type as its visitor describes it. */
export function asBuilt(type: PropertyType, { floorArea, ageBand, ...known }: Built): PropertyType {
  const { certified, areaBy, ageBy } = known;
  const built = { floorArea: floorArea ?? type.floorArea, ageBand: ageBand ?? undefined };
  return { ...type, ...built, certified, areaBy, ageBy };
}

/** A home like most, where its type was never asked: semi-detached. */
export function usualType(): PropertyType {
  return propertyType(2)!;
}

/**
 * kWh a year without heating, when nothing else is known: the survey's ratio between types at today's level; that level
 * itself where the type is not known.
 */
export function typicalElectricity(type: PropertyType | null): number {
  const level = CONSTANTS.tdcvElecSingle.value;
  return type ? (level * type.baseElectricity) / CONSTANTS.meanBaseElectricity.value : level;
}
