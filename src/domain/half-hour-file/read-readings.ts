// The lines of a file as readings, a slice at a time, so that the page stays its visitor's.
import { MOST_IN_HALF_HOUR } from '../half-hours.ts';
import { type Cells, cellsOf, separatorOf } from './cells.ts';
import { type Columns, columnsOf } from './columns.ts';
import { fromLondon, HOUR, isSkipped, isTwice } from './london-time.ts';
import { readMoment } from './read-moment.ts';
import { Unreadable } from './unreadable.ts';

export interface Readings {
  /** kWh by the moment, UTC, at which its time began, or ended. */
  readonly kWh: ReadonlyMap<number, number>;
  readonly isEnd: boolean;
  /** Of a kind of file that leaves out half hours without use. */
  readonly omits: boolean;
}

const SLICE = 500;
const NOTHING = /^(|-|null|nan|n\/?a|none|missing|invalid.*)$/i;
/** Pence a kWh: no electricity is so cheap all day. */
const DEAREST_GAS = 12;
/** Pence for half an hour: the electricity's is more than that of gas. */
const STANDING = [0.8, 2] as const;

/** @param pause lets the page do what else it has to. */
export async function readReadings(text: string, pause: () => Promise<unknown>): Promise<Readings> {
  const lines = text.replace(/^\uFEFF/, '').split(/\r\n?|\n/);
  const kWh = new Map<number, number>();
  const clock: (readonly [number, number])[] = [];
  let columns: Columns | null = null;
  let separator = ',';
  let [dearest, standing] = [0, 0];
  for (const [at, line] of lines.entries()) {
    if (at % SLICE === SLICE - 1) await pause();
    if (!/[^\s,;]/.test(line)) continue;
    const refuse = (reason: Unreadable['reason'], cell = '') =>
      new Unreadable(reason, at + 1, cell.slice(0, 40));
    let cells: Cells = cellsOf(line, separator);
    const moment = columns && momentOf(cells, columns);
    if (!columns || !moment) {
      separator = separatorOf(line);
      cells = cellsOf(line, separator);
      // A file may be several, one after the other.
      const found = columnsOf(cells);
      if (typeof found === 'string') throw refuse(found);
      if (found) columns = found;
      else if (columns) throw refuse('date', cells[columns.time]);
      else if (/mprn/i.test(line)) throw refuse('other');
      continue;
    }
    const { use, scale, cost, standing: fixed, isUtc } = columns;
    const cell = cells[use] ?? '';
    if (NOTHING.test(cell)) continue;
    const number = (text = '') => Number(separator === ',' ? text : text.replace(',', '.'));
    const read = number(cell) * scale;
    if (!(read >= 0 && read <= MOST_IN_HALF_HOUR)) throw refuse('number', cell);
    if (cost >= 0 && read > 0.05) dearest = Math.max(dearest, number(cells[cost]) / read);
    standing = number(cells[fixed]);
    if (moment.isExact || isUtc) kWh.set(moment.at, read);
    else clock.push([moment.at, read]);
  }
  if (!columns) throw new Unreadable('header');
  if (dearest > 0 && dearest < DEAREST_GAS && !(standing > STANDING[0] && standing < STANDING[1]))
    throw new Unreadable('other');
  // London's clocks never show the hour that is skipped in spring: such a file is in UTC.
  const isUtc = clock.some(([at]) => isSkipped(at));
  for (const [at, read] of clock) {
    const utc = isUtc ? at : fromLondon(at);
    kWh.set(!isUtc && isTwice(at) && kWh.has(utc) ? utc + HOUR : utc, read);
  }
  return { kWh, isEnd: columns.isEnd, omits: columns.cost >= 0 };
}

function momentOf(cells: Cells, { time, date }: Columns) {
  const written = cells[time] ?? '';
  return readMoment(written) ?? (date < 0 ? null : readMoment(`${cells[date]} ${written}`));
}
