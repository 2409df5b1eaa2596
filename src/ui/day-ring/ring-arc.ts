const HALF_HOURS = 48;

/** 48ths of the day from midnight: '05:30' is 11, '24:00' is 48. */
export function halfHourOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * 2 + minutes / 30;
}

/** Half-hours between two times of day: past midnight where the end comes first, the whole day where they are one. */
export function halfHoursBetween(from: string, to: string): number {
  const length = halfHourOf(to) - halfHourOf(from);
  return length > 0 ? length : length + HALF_HOURS;
}

export interface Arc {
  /** Lengths along a ring whose way round is 48, for `stroke-dasharray` and `stroke-dashoffset`. */
  readonly dash: string;
  readonly offset: number;
}

/** A part of the ring, midnight at its top, with a little gap to its neighbours. */
export function ringArc(from: string, to: string, gap = 0.35): Arc {
  const length = halfHoursBetween(from, to);
  const drawn = length === HALF_HOURS ? HALF_HOURS : Math.max(0.2, length - gap);
  return { dash: `${drawn} ${HALF_HOURS - drawn}`, offset: -(halfHourOf(from) + (length - drawn) / 2) };
}
