export const HALF_HOURS = 48;

/** 48ths of the day from midnight: '05:30' is 11, '24:00' is 48. */
export function halfHourOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * 2 + minutes / 30;
}

/** The half hours between two times of day: past midnight if the end comes first, the whole day if they are equal. */
export function halfHoursBetween(from: string, to: string): number {
  const length = halfHourOf(to) - halfHourOf(from);
  return length > 0 ? length : length + HALF_HOURS;
}

/** Is a half hour in this window? */
export function isWithin(
  { from, to }: { readonly from: string; readonly to: string },
  slot: number,
): boolean {
  return (slot - halfHourOf(from) + HALF_HOURS) % HALF_HOURS < halfHoursBetween(from, to);
}

export interface Band {
  /** Percent of the day, from midnight. */
  readonly at: number;
  readonly length: number;
}

/** The position of a window in the day; one that goes past midnight has two parts. */
export function bandsOf(from: string, to: string): readonly Band[] {
  const start = halfHourOf(from);
  const end = start + halfHoursBetween(from, to);
  const band = (first: number, last: number) => ({
    at: (first * 100) / HALF_HOURS,
    length: ((last - first) * 100) / HALF_HOURS,
  });
  return end > HALF_HOURS ? [band(0, end - HALF_HOURS), band(start, HALF_HOURS)] : [band(start, end)];
}
