// A car's yearly miles, from the odometer readings of its MOT tests.
import type { YearlyMiles } from '../../vehicles/plate-outcome.ts';
import type { MotTest } from './client.ts';

type Test = Pick<MotTest, 'completedDate' | 'odometerValue' | 'odometerUnit' | 'odometerResultType'>;

const MILES_A_KM = 0.6214;
const DAY = 86_400_000;
const YEAR = 365.25 * DAY;
const LAST_YEARS = 3;
/** Readings closer together, such as a retest's, do not show a year's miles. */
const FEWEST_DAYS = 300;
/** Miles a year; more must be a wrong reading. */
const MOST = 100_000;

interface Reading {
  readonly at: number;
  readonly miles: number;
  readonly unit: string;
}

/** Returns null if the readings are not enough. */
export function yearlyMiles(tests: readonly Test[]): YearlyMiles | null {
  const read = risen(readings(tests));
  const last = read.at(-1);
  const first = last && read.find(({ at }) => at >= last.at - LAST_YEARS * YEAR);
  if (!last || !first || last.at - first.at < FEWEST_DAYS * DAY) return null;
  const miles = (last.miles - first.miles) / ((last.at - first.at) / YEAR);
  const rounded = Math.round(miles / 100) * 100;
  // A car that was not driven at all does not show the miles of a normal year.
  if (rounded === 0 || miles > MOST) return null;
  const day = (at: number) => new Date(at).toISOString().slice(0, 10);
  return { miles: rounded, from: day(first.at), to: day(last.at) };
}

function readings(tests: readonly Test[]): readonly Reading[] {
  return tests
    .filter(({ odometerResultType }) => odometerResultType === 'READ' || odometerResultType === '')
    .flatMap(({ completedDate, odometerValue: value, odometerUnit }) => {
      const at = Date.parse(completedDate);
      const unit = odometerUnit.toUpperCase() === 'KM' ? 'KM' : 'MI';
      if (value === null || value < 0 || Number.isNaN(at)) return [];
      return [{ at, unit, miles: unit === 'KM' ? value * MILES_A_KM : value }];
    })
    .toSorted((one, other) => one.at - other.at);
}

/** Drops readings before the last decrease or change of unit: the odometer was replaced or read wrong. */
function risen(all: readonly Reading[]): readonly Reading[] {
  const from = all.findLastIndex(
    (one, at) => at > 0 && (one.miles < all[at - 1]!.miles || one.unit !== all[at - 1]!.unit),
  );
  return all.slice(Math.max(0, from));
}
