// Details of the home that only the visitor knows (YOURS-01 to 04), by their names in the request.

import type { HalfHours } from './half-hours.ts';

/** Null if the visitor removed it; absent if they never gave it. */
export type Yours = Readonly<Record<string, string | number | HalfHours | null>>;

/** The values given for these names. */
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
