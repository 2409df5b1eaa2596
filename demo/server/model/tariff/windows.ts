// A tariff's hours are written '23:30-05:30=8.0'; this says which half hours of a day they are.
import { SLOTS } from '../months.ts';

/** Some half hours of the day at one price. */
interface Window {
  /** Slots, in the order they run, past midnight too. */
  readonly slots: readonly number[];
  /** As the file writes it. */
  readonly price: string;
}

const WINDOW = /^(\d\d):(00|30)-(\d\d):(00|30)=(\S+)$/;

/** The windows of one field, joined by ';'. Throws on one that is not on half hours of a day. */
export function parseWindows(written: string): readonly Window[] {
  return written.split(';').filter(Boolean).map(parseWindow);
}

function parseWindow(written: string): Window {
  const [, fromHour, fromMinute, toHour, toMinute, price] = WINDOW.exec(written) ?? [];
  const from = slotAt(fromHour, fromMinute);
  const to = slotAt(toHour, toMinute);
  if (price === undefined || from >= SLOTS || to > SLOTS || from === to)
    throw new Error(`"${written}" is no window like 23:30-05:30=8.0`);
  // Added before the remainder, so that a window past midnight has a positive length.
  const length = (to - from + SLOTS) % SLOTS || SLOTS;
  return { slots: Array.from({ length }, (_, step) => (from + step) % SLOTS), price };
}

function slotAt(hour = '', minute = ''): number {
  return Number(hour) * 2 + Number(minute) / 30;
}
