// A home's age and kind of electricity meter, from the codes of the certificate's schema.
import type { Certificate } from '../../sources/sources.ts';
import { type CertificateBody, coded, described, field, isYes, list, textOf, within } from './read-field.ts';

/** Age bands of buildings in England and Wales: A is before 1900, and J begins in 2003. */
const BANDS: Readonly<Record<string, 1 | 2 | 3 | 4>> = {
  A: 1,
  B: 1,
  C: 2,
  D: 2,
  E: 2,
  F: 2,
  G: 3,
  H: 3,
  I: 3,
  J: 4,
  K: 4,
  L: 4,
  M: 4,
};

/** The first part is the main building, and extensions follow. A new home has its year of construction instead. */
export function ageBandOf(body: CertificateBody): NonNullable<Certificate['ageBand']> | null {
  const [main] = list(body, 'sap_building_parts');
  const letter = textOf(field(main, 'construction_age_band')).toUpperCase();
  const year = within(field(main, 'construction_year'), 1000, 2100);
  return coded(BANDS, letter) ?? (year === null ? null : bandOf(year));
}

function bandOf(year: number): 1 | 2 | 3 | 4 {
  if (year < 1930) return 1;
  return year <= 1982 ? 2 : year <= 2002 ? 3 : 4;
}

/** RdSAP: 1 is dual, 2 is single; the others are tariffs that we don't know. */
const METERS: Readonly<Record<string, boolean>> = { 1: true, 2: false };

/** Null if the code says a single meter, but the text of the heating or hot water mentions off-peak. */
export function isEconomy7(body: CertificateBody): boolean | null {
  const dual = coded(METERS, textOf(field(body, 'sap_energy_source.meter_type')));
  const words = [...described(body, 'main_heating'), ...described(body, 'hot_water')];
  return dual === false && words.some((one) => one.includes('off-peak')) ? null : dual;
}

/** Null if the schema has no such field: the field with the cylinder's size does not show whether there is one. */
export function hasCylinder(body: CertificateBody): boolean | null {
  return isYes(field(body, 'has_hot_water_cylinder') ?? field(body, 'sap_heating.has_hot_water_cylinder'));
}

/** Null for a new home, whose schema has mains gas only as a fuel of the heating. */
export function hasMainsGas(body: CertificateBody): boolean | null {
  return isYes(field(body, 'sap_energy_source.mains_gas') ?? field(body, 'mains_gas'));
}
