// Which stated energy uses can be used as figures.

/** A use in kWh a year, or undefined when none was stated: null, zero and less are no meter's reading of a home. */
export function known(usage: number | null | undefined): number | undefined {
  return usage !== null && usage !== undefined && Number.isFinite(usage) && usage > 0 ? usage : undefined;
}
