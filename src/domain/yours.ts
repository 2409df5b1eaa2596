// What only the visitor knows of their home (YOURS-01 to 04), by the names of the request.

import type { HalfHours } from './half-hours.ts';

/** Null where it was taken back; not in it where it was never told. */
export type Yours = Readonly<Record<string, string | number | HalfHours | null>>;

/** Of these names what was told. */
export function stated<Fact>(
  yours: Readonly<Record<string, Fact | null>>,
  names: readonly string[],
): Readonly<Record<string, Fact>> {
  return Object.fromEntries(
    names.flatMap((name) => {
      const fact = yours[name];
      return fact == null ? [] : [[name, fact]];
    }),
  );
}
