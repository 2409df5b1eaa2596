/** The period in which a figure is valid: ISO dates, both included; `to` is null if no end is known. */
export interface Period {
  readonly from: string;
  readonly to: string | null;
}

const MONTHS = 'January February March April May June July August September October November December'.split(
  ' ',
);

export function hasEnded({ to }: Pick<Period, 'to'>, today: string): boolean {
  return to !== null && to < today;
}

export function isInForce(period: Period, today: string): boolean {
  return period.from <= today && !hasEnded(period, today);
}

/** 'July to September 2026', '30 June to 31 July 2026', 'April 2024 to March 2025', 'since 1 July 2026'. */
export function periodText({ from, to }: Period): string {
  if (to === null) return `since ${dayText(from)}`;
  const name = isWholeMonths(from, to) ? monthText : dayText;
  const year = to.slice(0, 4);
  const [first, last] = [name(from), name(to)];
  if (first === last) return last;
  return from.startsWith(year) ? `${first.replace(` ${year}`, '')} to ${last}` : `${first} to ${last}`;
}

export function dayText(date: string): string {
  return `${Number(date.slice(8, 10))} ${monthText(date)}`;
}

function monthText(date: string): string {
  return `${MONTHS[Number(date.slice(5, 7)) - 1]} ${date.slice(0, 4)}`;
}

function isWholeMonths(from: string, to: string): boolean {
  const after = new Date(to);
  after.setUTCDate(after.getUTCDate() + 1);
  return from.endsWith('-01') && after.getUTCDate() === 1;
}
