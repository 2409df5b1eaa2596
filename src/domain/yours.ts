// What only the visitor knows of their home (YOURS-01 to 04), by the names of the request.

/** Null where it was taken back; not in it where it was never told. */
export type Yours = Readonly<Record<string, string | number | null>>;

/** Of these names what was told. */
export function toldOf(yours: Yours, names: readonly string[]): Readonly<Record<string, string | number>> {
  return Object.fromEntries(
    names.flatMap((name) => {
      const told = yours[name];
      return told == null ? [] : [[name, told]];
    }),
  );
}
