import type { ClockWindow } from '../../../../src/domain/extras/clock.ts';
import { SLOTS, sum } from '../months.ts';
import type { Rates } from '../tariff/rates.ts';

/** A half-hourly price within this share of the mean counts as the day's price. */
const BAND = 0.15;

/** Consecutive half hours of the same kind and price, possibly past midnight. */
interface Run {
  readonly from: number;
  readonly length: number;
}

/** Divides the day into windows without gaps or overlaps. Half-hourly prices are grouped into bands. */
export function windowsOf(rates: Rates): readonly ClockWindow[] {
  const kinds = Array.from(rates.bought, (price) => kindOf(price, rates));
  const isAlike = (one: number, other: number) =>
    kinds[one] === kinds[other] &&
    (rates.months !== null || rates.bought[one] === rates.bought[other]) &&
    rates.sold[one] === rates.sold[other];
  return runsOf(isAlike).map((run) => windowOf(run, kinds[run.from]!, rates));
}

function kindOf(price: number, { day, months }: Rates): ClockWindow['kind'] {
  const within = months ? BAND * day : 0;
  if (price < day - within) return 'cheap';
  return price > day + within ? 'peak' : 'day';
}

function runsOf(isAlike: (one: number, other: number) => boolean): readonly Run[] {
  const starts = Array.from({ length: SLOTS }, (_, slot) => slot).filter(
    (slot) => !isAlike(slot, (slot + SLOTS - 1) % SLOTS),
  );
  if (starts.length === 0) return [{ from: 0, length: SLOTS }];
  return starts.map((from, at) => {
    const next = starts[at + 1] ?? starts[0]! + SLOTS;
    return { from, length: next - from };
  });
}

function windowOf({ from, length }: Run, kind: ClockWindow['kind'], rates: Rates): ClockWindow {
  const { bought, sold, months } = rates;
  const mean = (prices: Float64Array) =>
    sum(Array.from({ length }, (_, step) => prices[(from + step) % SLOTS]!)) / length;
  const sells = sold.some((price) => price > 0);
  return {
    from: clockTime(from),
    to: endTime(from + length),
    kind,
    bought: months ? mean(bought) : bought[from]!,
    sold: sells ? sold[from]! : null,
  };
}

/** The time at which a half hour begins, such as '05:30'; '24:00' for the end of the day. */
function clockTime(slot: number): string {
  const minutes = slot % 2 === 0 ? '00' : '30';
  return `${String(Math.floor(slot / 2)).padStart(2, '0')}:${minutes}`;
}

/** The end of a window, which may be after midnight. */
function endTime(slot: number): string {
  return clockTime(slot > SLOTS ? slot - SLOTS : slot);
}
