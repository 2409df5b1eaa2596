// Knows the eight property types: size, shape, roof, and the electricity such a home uses without heating.
import { readTable } from '../../data/read-table.ts';
import { CONSTANTS } from '../constants.ts';

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

/** kWh a year without heating, when nothing else is known: the survey's ratio between types at today's level. */
export function typicalElectricity({ baseElectricity }: PropertyType): number {
  return (CONSTANTS.tdcvElecSingle.value * baseElectricity) / CONSTANTS.meanBaseElectricity.value;
}
