// The year in which a number plate was issued, if its format shows it.

/** A year, 'any' if the plate does not show it, or null if it was never issued. */
export type PlateYear = number | 'any' | null;

/** The tables have vehicles as of 2026: '26' is its March, '76' its September. */
const NEWEST_YEAR = 2026;
const SEPTEMBER = 50;

/** First letters. They changed each August until 1998, then every half year. */
// biome-ignore format: a table
const PREFIX: Readonly<Record<string, number>> = {
  A: 1983, B: 1984, C: 1985, D: 1986, E: 1987, F: 1988, G: 1989, H: 1990, J: 1991, K: 1992, L: 1993, M: 1994,
  N: 1995, P: 1996, R: 1997, S: 1998, T: 1999, V: 1999, W: 2000, X: 2000, Y: 2001,
};
// biome-ignore format: a table
const SUFFIX: Readonly<Record<string, number>> = {
  A: 1963, B: 1964, C: 1965, D: 1966, E: 1967, F: 1967, G: 1968, H: 1969, J: 1970, K: 1971, L: 1972, M: 1973,
  N: 1974, P: 1975, R: 1976, S: 1977, T: 1978, V: 1979, W: 1980, X: 1981, Y: 1982,
};

/** @param plate in capitals without a space */
export function plateYear(plate: string): PlateYear {
  const [, age] = /^[A-Z]{2}(\d{2})[A-Z]{3}$/.exec(plate) ?? [];
  if (age) return currentYear(Number(age));
  const [, first] = /^([A-Z])\d{1,3}[A-Z]{3}$/.exec(plate) ?? [];
  // Q marks a vehicle of unknown age.
  if (first) return first === 'Q' ? 'any' : (PREFIX[first] ?? null);
  const [, last] = /^[A-Z]{3}\d{1,3}([A-Z])$/.exec(plate) ?? [];
  if (last) return SUFFIX[last] ?? null;
  // Dateless plates, such as those of Northern Ireland, move from car to car.
  return 'any';
}

/** '02' is March 2002, '51' September 2001. */
function currentYear(age: number): number | null {
  const year = 2000 + (age > SEPTEMBER ? age - SEPTEMBER : age);
  const isIssued = year <= NEWEST_YEAR && age >= 2 && age !== SEPTEMBER;
  return isIssued ? year : null;
}
