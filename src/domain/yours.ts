// YOURS-01 to 04: what only the visitor knows of their home, by the names that a quote's request has for it.
import * as v from 'valibot';
import { object, type Read } from './schema.ts';
import { ELECTRICITY_BOUNDS } from './usage.ts';

export const MONTHS_OF_YEAR = 12;
export const HALF_HOURS_OF_DAY = 48;
const DAYS_OF_YEAR = 365;
const DAY_MS = 86_400_000;
/** With fewer days the data say too little about a year. */
export const LEAST_DAYS = 28;
/** kWh in half an hour: more than a home's supply can carry. */
export const MOST_IN_HALF_HOUR = 50;

const kWh = v.pipe(v.number(), v.minValue(0), v.maxValue(MOST_IN_HALF_HOUR));
const day = v.pipe(v.string(), v.isoDate());

/** HALF-02, HALF-03: the only data of a meter's half hours that leaves the browser. */
const halfHours = v.pipe(
  object({
    /** kWh in each half hour of a mean day of each month, January first; null for a month without readings. */
    means: v.pipe(
      v.array(v.nullable(v.pipe(v.array(kWh), v.length(HALF_HOURS_OF_DAY)))),
      v.length(MONTHS_OF_YEAR),
    ),
    /** First and last day, ISO dates in London's time. */
    from: day,
    to: day,
    /** The share of the half hours between them that the file has. */
    share: v.pipe(v.number(), v.minValue(0), v.maxValue(1)),
  }),
  v.check(({ means }) => {
    const { min, max } = ELECTRICITY_BOUNDS[1];
    const year = yearOf(means);
    return year >= min && year <= max;
  }, 'halfHours must come to a use that a home can have in a year.'),
  v.check(
    ({ from, to }) => Date.parse(to) - Date.parse(from) >= (LEAST_DAYS - 1) * DAY_MS,
    `halfHours must be of at least ${LEAST_DAYS} days.`,
  ),
);
export type HalfHours = Read<typeof halfHours>;

/** kWh a year, if the months without readings are like the others. */
function yearOf(means: HalfHours['means']): number {
  const read = means.filter((month) => month !== null);
  const total = read.flat().reduce((sum, one) => sum + one, 0);
  return read.length === 0 ? 0 : (total / read.length) * DAYS_OF_YEAR;
}

/** A home that did not change uses less than twice as much as in another year; a neighbour or a whole street may use more. */
const OTHER_METER = 2;

/** The file's kWh in 365 days, by the months with readings, if that may be of another meter than the known yearly use. */
export function doubtfulYear({ means }: HalfHours, known: number | null): number | null {
  const year = yearOf(means);
  return known && (year > known * OTHER_METER || known > year * OTHER_METER) ? year : null;
}

interface WholeNumbers {
  readonly min: number;
  readonly max: number;
}
export const FLOOR_AREA: WholeNumbers = { min: 20, max: 600 };
export const INSTALLER_PRICE: WholeNumbers = { min: 1, max: 100_000 };
export const ROOF_DIRECTIONS = ['N', 'NE', 'E', 'SE', 'S', 'SW', 'W', 'NW'] as const;
export const ROOF_SHADES = [1, 2, 3] as const;
export const AGE_BANDS = [1, 2, 3, 4] as const;

const whole = ({ min, max }: WholeNumbers) =>
  v.pipe(v.number(), v.integer(), v.minValue(min), v.maxValue(max));

/** Each detail is absent if the visitor never gave it, and null if they removed it. */
const detail = <Schema extends v.GenericSchema>(schema: Schema) => v.optional(v.nullable(schema));

export const yours = object({
  roofDirection: detail(v.picklist(ROOF_DIRECTIONS)),
  /** Degrees from horizontal. */
  roofPitch: detail(whole({ min: 0, max: 60 })),
  /** 1 none, 2 some, 3 much. */
  roofShade: detail(v.picklist(ROOF_SHADES)),
  /** The radiators' flow temperature, °C. */
  flowTemperature: detail(whole({ min: 35, max: 55 })),
  /** m² */
  floorArea: detail(whole(FLOOR_AREA)),
  /** 1 before 1930, 2 1930 to 1982, 3 1983 to 2002, 4 later. */
  ageBand: detail(v.picklist(AGE_BANDS)),
  /** An installer's price for a heat pump, installed, before grants: whole pounds. */
  installerPrice: detail(whole(INSTALLER_PRICE)),
  halfHours: detail(halfHours),
});
type Yours = Read<typeof yours>;
/** A detail that is one value, which a result can ask for and show. */
export type YoursName = Exclude<keyof Yours, 'halfHours'>;

/** The values given for these names. */
export function stated<Name extends keyof Yours>(
  yours: Yours,
  names: readonly Name[],
): { readonly [Key in Name]?: NonNullable<Yours[Key]> } {
  return Object.fromEntries(names.flatMap((name) => (yours[name] == null ? [] : [[name, yours[name]]]))) as {
    readonly [Key in Name]?: NonNullable<Yours[Key]>;
  };
}
