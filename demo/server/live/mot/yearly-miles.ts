// A car's yearly miles, from the odometer readings of its MOT tests.
import type { YearlyMiles } from '../../vehicles/plate-outcome.ts';
import type { MotTest } from './client.ts';

type Test = Pick<MotTest, 'completedDate' | 'odometerValue' | 'odometerUnit' | 'odometerResultType'>;

const MILES_A_KM = 0.6214;
const DAY = 86_400_000;
const YEAR = 365.25 * DAY;
const LAST_YEARS = 3;
/** Retests within days tell nothing of a year. */
const FEWEST_DAYS = 300;
/** Miles a year: more is a mistake of a reading. */
const MOST = 100_000;

interface Reading {
  readonly at: number;
  readonly miles: number;
  readonly unit: string;
}

/** Null where the tests do not tell. */
export function yearlyMiles(tests: readonly Test[]): YearlyMiles | null {
  const read = risen(readings(tests));
  const last = read.at(-1);
  const first = last && read.find(({ at }) => at >= last.at - LAST_YEARS * YEAR);
  if (!last || !first || last.at - first.at < FEWEST_DAYS * DAY) return null;
  const miles = (last.miles - first.miles) / ((last.at - first.at) / YEAR);
  const rounded = Math.round(miles / 100) * 100;
  // One that was not driven says nothing of a year in which it is.
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

/** From the last fall, or change of unit, on: before it the odometer was another or was read wrong. */
function risen(all: readonly Reading[]): readonly Reading[] {
  const from = all.findLastIndex(
    (one, at) => at > 0 && (one.miles < all[at - 1]!.miles || one.unit !== all[at - 1]!.unit),
  );
  return all.slice(Math.max(0, from));
}
