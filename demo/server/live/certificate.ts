// The details of a certificate that we need. If its codes and texts contradict each other, the visitor is asked instead.
import type { Certificate } from '../sources/sources.ts';
import {
  type CertificateBody,
  coded,
  described,
  field,
  isYes,
  list,
  textOf,
  within,
} from './certificate-fields.ts';

/** Our heating fuels by codes of RdSAP and of SAP. */
const FUELS: Readonly<Record<'RdSAP' | 'SAP', Readonly<Record<string, 1 | 2 | 3>>>> = {
  RdSAP: { 26: 1, 28: 3, 29: 2, 1: 1, 4: 3, 10: 2 },
  SAP: { 1: 1, 4: 3, 39: 2, 71: 3 },
};
const FUEL_WORDS = [
  [1, /mains gas/],
  [3, /\boil\b/],
  [2, /electric|heat pump|storage heaters/],
] as const;
const HEAT_PUMP = ['4', '5'];
/** kWh a year, m². */
const HEAT = [200, 100_000] as const;
const WATER = [100, 20_000] as const;
const FLOOR_AREA = [20, 600] as const;

/** A certificate may be marked as cancelled although the search does not show it. */
export function isCancelled(body: CertificateBody): boolean {
  return (
    textOf(field(body, 'cancelled_at')) !== '' || /cancel|not.for.issue/i.test(textOf(field(body, 'status')))
  );
}

/** @param date its date of registration in the search, used if the certificate has none */
export function toCertificate(body: CertificateBody, date: string): Certificate {
  const scheme = textOf(field(body, 'assessment_type')) === 'SAP' ? 'SAP' : 'RdSAP';
  const heat = heatDemand(body);
  return {
    date: dateOf(textOf(field(body, 'registration_date'))) ?? dateOf(date) ?? '',
    propertyTypeId: propertyTypeOf(body),
    heatingFuel: fuelOf(body, scheme),
    insulation: insulationOf(body),
    ...(heat && { heat }),
    floorArea: floorAreaOf(body),
    ageBand: ageBandOf(body),
    isEconomy7: isEconomy7(body),
    hasMainsGas: hasMainsGas(body),
    hasCylinder: hasCylinder(body),
    hasHeatPump:
      list(body, 'sap_heating.main_heating_details').some((one) =>
        HEAT_PUMP.includes(textOf(field(one, 'main_heating_category'))),
      ) || described(body, 'main_heating').some((words) => words.includes('heat pump')),
    hasSolar: hasSolar(body),
    hasBattery: hasBattery(body),
  };
}

/** Returns an ISO date; null for an invalid one. */
function dateOf(written: string): string | null {
  const day = /^\d{4}-\d\d-\d\d/.exec(written)?.[0];
  return day && !Number.isNaN(Date.parse(day)) ? day : null;
}

/** Returns an id of property_types.csv; null if texts and codes contradict each other, and for a park home. */
function propertyTypeOf(body: CertificateBody): number | null {
  const words = hyphened(textOf(field(body, 'dwelling_type')).toLowerCase());
  const kind = textOf(field(body, 'property_type'));
  const form = textOf(field(body, 'built_form'));
  const [house, bungalow, flat, maisonette] = ['0', '1', '2', '3'].map((code) => kind === code);
  const agrees = (word: RegExp) => words === '' || word.test(words);
  if (flat) return agrees(/flat|apartment|studio/) ? 7 : null;
  if (maisonette) return agrees(/maisonette/) ? 8 : null;
  if (bungalow) return agrees(/bungalow/) ? (isDetached(words, form) ? 5 : 6) : null;
  return house && agrees(/house/) ? houseOf(words, form) : null;
}

/** Adds a hyphen, so that 'semi detached' is not read as detached. */
const hyphened = (words: string) => words.replace(/\b(semi|mid|end)[\s-]*(?=detached|terrace)/g, '$1-');

function isDetached(words: string, form: string): boolean {
  return words === '' ? form === '1' : /(?<!semi-)\bdetached/.test(words);
}

/** The text comes first, since some schemas have other codes. */
function houseOf(words: string, form: string): number | null {
  if (words.includes('semi-detached')) return 2;
  if (words.includes('end-terrace')) return 3;
  if (words.includes('mid-terrace')) return 4;
  if (words.includes('detached')) return 1;
  return coded({ 1: 1, 2: 2, 3: 3, 4: 4, 5: 3, 6: 4 }, form);
}

/** Returns the code's fuel if the texts do not contradict it. Without a code, all texts must name the same fuel. */
function fuelOf(body: CertificateBody, scheme: 'RdSAP' | 'SAP'): 1 | 2 | 3 | null {
  const code = textOf(field(list(body, 'sap_heating.main_heating_details')[0], 'main_fuel_type'));
  const byCode = coded(FUELS[scheme], code);
  const byText = described(body, 'main_heating').map(
    (words) => FUEL_WORDS.find(([, word]) => word.test(words))?.[0] ?? null,
  );
  if (byCode !== null) return byText.length === 0 || byText.includes(byCode) ? byCode : null;
  const [only = null] = byText;
  return code === '' && byText.every((one) => one === only) ? only : null;
}

/** 1 well, 2 medium, 3 poorly insulated, by the descriptions of walls and roof. Null if no wall can be scored. */
function insulationOf(body: CertificateBody): 1 | 2 | 3 | null {
  const walls = described(body, 'walls').map(wallScore);
  const roofs = described(body, 'roofs').map(roofScore);
  const scores = [...walls, ...roofs].filter((score) => score !== null);
  if (walls.every((score) => score === null)) return null;
  const mean = scores.reduce((total: number, score) => total + score, 0) / scores.length;
  return mean >= 1.6 ? 1 : mean >= 0.8 ? 2 : 3;
}

function wallScore(words: string): number | null {
  const transmittance = transmittanceIn(words);
  if (transmittance !== null) return transmittance <= 0.35 ? 2 : transmittance <= 0.8 ? 1 : 0;
  if (/no insulation|partial/.test(words)) return 0;
  if (/filled cavity|internal insulation|external insulation/.test(words)) return 2;
  return /insulated/.test(words) ? 1.5 : null;
}

function roofScore(words: string): number | null {
  const transmittance = transmittanceIn(words);
  if (transmittance !== null) return transmittance <= 0.2 ? 2 : transmittance <= 0.4 ? 1 : 0;
  const depth = /(\d+)\+? ?mm/.exec(words)?.[1];
  if (depth) return Number(depth) >= 200 ? 2 : Number(depth) >= 100 ? 1 : 0;
  if (/dwelling above|premises above/.test(words)) return null;
  if (/no insulation|limited insulation/.test(words)) return 0;
  return /insulated/.test(words) ? 1 : null;
}

/** W/m²K */
function transmittanceIn(words: string): number | null {
  const written = /thermal transmittance =? ?([\d.]+)/.exec(words)?.[1];
  return written ? Number(written) : null;
}

/** kWh a year. A new home has them in other fields. */
function heatDemand(body: CertificateBody): Certificate['heat'] | null {
  const at = (path: string) => field(body, `renewable_heat_incentive.${path}`);
  const space = within(
    at('space_heating_existing_dwelling') ?? at('rhi_new_dwelling.space_heating'),
    ...HEAT,
  );
  const hotWater = within(at('water_heating') ?? at('rhi_new_dwelling.water_heating'), ...WATER);
  return space !== null && hotWater !== null ? { space, hotWater } : null;
}

/** True if there is a peak power or a share of the roof. */
function hasSolar(body: CertificateBody): boolean {
  const supply = field(body, 'sap_energy_source.photovoltaic_supply');
  const shares = ['percent_roof_area', 'none_or_no_details.percent_roof_area'].map((path) =>
    within(field(supply, path), 1, 100),
  );
  const power = list({ supply }, 'supply')
    .flatMap((one) => (Array.isArray(one) ? one : [one, ...list(one, 'pv_array'), ...list(one, 'pv_arrays')]))
    .some((one) => within(field(one, 'peak_power'), 0.01, 1000) !== null);
  return power || shares.some((share) => share !== null);
}

/** True if there is a number of batteries or a capacity in kWh. */
function hasBattery(body: CertificateBody): boolean {
  const source = field(body, 'sap_energy_source');
  const isCounted = within(field(source, 'pv_battery_count'), 1, 100) !== null;
  const capacities = list(source, 'pv_batteries').flatMap((one) => [one, ...list(one, 'pv_battery')]);
  return isCounted || capacities.some((one) => within(field(one, 'battery_capacity'), 0.1, 1000) !== null);
}

/** Whole m²; null outside the range that a quote accepts. */
function floorAreaOf(body: CertificateBody): number | null {
  const area = within(field(body, 'total_floor_area'), ...FLOOR_AREA);
  return area === null ? null : Math.round(area);
}

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
function ageBandOf(body: CertificateBody): NonNullable<Certificate['ageBand']> | null {
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
function isEconomy7(body: CertificateBody): boolean | null {
  const dual = coded(METERS, textOf(field(body, 'sap_energy_source.meter_type')));
  const words = [...described(body, 'main_heating'), ...described(body, 'hot_water')];
  return dual === false && words.some((one) => one.includes('off-peak')) ? null : dual;
}

/** Null if the schema has no such field: the field with the cylinder's size does not show whether there is one. */
function hasCylinder(body: CertificateBody): boolean | null {
  return isYes(field(body, 'has_hot_water_cylinder') ?? field(body, 'sap_heating.has_hot_water_cylinder'));
}

/** Null for a new home, whose schema has mains gas only as a fuel of the heating. */
function hasMainsGas(body: CertificateBody): boolean | null {
  return isYes(field(body, 'sap_energy_source.mains_gas') ?? field(body, 'mains_gas'));
}

const CODES: Readonly<Record<string, RegExp>> = {
  property_type: /^[0-4]$/,
  built_form: /^([1-6]|NR)$/,
  'sap_energy_source.meter_type': /^[1-5]$/,
  'sap_energy_source.mains_gas': /^(y|n|yes|no|true|false|0|1)$/i,
  has_hot_water_cylinder: /^(y|n|yes|no|true|false|0|1)$/i,
};
const OF_PARTS: Readonly<Record<string, RegExp>> = { construction_age_band: /^([A-M]|NR|0)$/i };

/**
 * Finds codes that are not in the register's documentation. They are ignored, and each field is logged once. Returns
 * only the fields' names, since their values are about somebody's home.
 */
export function unknownCodes(body: CertificateBody): readonly string[] {
  const [main] = list(body, 'sap_building_parts');
  const unknown = (record: unknown, codes: typeof CODES) =>
    Object.entries(codes).flatMap(([name, known]) => {
      const code = field(record, name);
      return code === undefined || code === null || known.test(textOf(code) || String(code)) ? [] : [name];
    });
  return [...unknown(body, CODES), ...unknown(main, OF_PARTS)];
}
