// Reads a tariff's hours, which are written as '23:30-05:30=8.0', as half hours of a day.
import { SLOTS } from '../months.ts';

/** Some half hours of the day at one price. */
interface Window {
  /** In order, possibly past midnight. */
  readonly slots: readonly number[];
  /** The text in the file. */
  readonly price: string;
}

const WINDOW = /^(\d\d):(00|30)-(\d\d):(00|30)=(\S+)$/;

/** Reads windows separated by ';'. Throws if a time is not on a half hour. */
export function parseWindows(written: string): readonly Window[] {
  return written.split(';').filter(Boolean).map(parseWindow);
}

function parseWindow(written: string): Window {
  const [, fromHour, fromMinute, toHour, toMinute, price] = WINDOW.exec(written) ?? [];
  const from = slotAt(fromHour, fromMinute);
  const to = slotAt(toHour, toMinute);
  if (price === undefined || from >= SLOTS || to > SLOTS || from === to)
    throw new Error(`"${written}" is not a window like 23:30-05:30=8.0`);
  // SLOTS is added so that a window past midnight has a positive length.
  const length = (to - from + SLOTS) % SLOTS || SLOTS;
  return { slots: Array.from({ length }, (_, step) => (from + step) % SLOTS), price };
}

function slotAt(hour = '', minute = ''): number {
  return Number(hour) * 2 + Number(minute) / 30;
}
