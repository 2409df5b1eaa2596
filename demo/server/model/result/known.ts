/** Returns a use in kWh a year, or undefined if it is missing, zero or negative, which is not a plausible reading. */
export function known(usage: number | null | undefined): number | undefined {
  return usage !== null && usage !== undefined && Number.isFinite(usage) && usage > 0 ? usage : undefined;
}
