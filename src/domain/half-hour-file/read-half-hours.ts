// HALF-01 to 04: a supplier's file becomes what a quote takes; all else of it stays where it is. A reader of our own: CSV
// libraries are 1.4 to 6 kB and take a file at once, and we read it in slices and tell lines.
import { type HalfHours, MOST_IN_HALF_HOUR } from '../half-hours.ts';
import { type Columns, columnsOf } from './columns.ts';
import { fromLondon, londonClock } from './london-time.ts';
import { monthlyMeans } from './monthly-means.ts';
import { type Moment, readMoment } from './read-moment.ts';
import { type Unreadable, unreadable } from './unreadable.ts';

interface Row extends Moment {
  readonly kWh: number;
}

/** Lines that are read at once: a twentieth of a second of a slow phone; each pause takes it a fiftieth. */
const SLICE = 3000;
/** Bytes: many years of any form. */
const LONGEST = 2e7;
const NOTHING = /^(-|null|nan|n\/?a|none|missing|invalid.*|)$/;
/** Letters; more of a line is not looked at. */
const LONGEST_LINE = 999;
/** Pence a kWh: no electricity is so cheap all day. */
const DEAREST_GAS = 12;
/** Pence for half an hour: the electricity's is more than that of gas. */
const STANDING = [0.8, 2] as const;

/** Throws an `Unreadable`. @param pause lets the page do what else it has to. */
export async function readHalfHours(file: File, pause: () => Promise<unknown>): Promise<HalfHours> {
  if (file.size > LONGEST) throw unreadable('long');
  // The name is read as what stands above the header is, and so the lines of the file count from 1.
  const lines = `${file.name}\n${await file.text()}`.toLowerCase().split('\n');
  const rows: Row[] = [];
  let refusal: Unreadable | null = unreadable('header');
  let columns: Columns | null = null;
  let separator = '';
  let isGas: boolean | undefined;
  for (let at = 0; at < lines.length; at++) {
    if (at % SLICE === 0) await pause();
    const line = lines[at]!.slice(0, LONGEST_LINE);
    const moment = columns && readMoment(line);
    if (!columns || !moment) {
      if (!/\w/.test(line)) continue;
      // What parts the cells of a line: its header's first of these.
      separator = /[;\t,]/.exec(line)?.[0] ?? ',';
      // A file may be several, one after the other.
      const found = columnsOf(cellsOf(line, separator));
      if (found)
        [columns, refusal] = typeof found === 'string' ? [null, unreadable(found, at)] : [found, null];
      else if (columns) throw unreadable('date', at, line);
      // A supplier may be called British Gas.
      else if (/gas|mprn/.test(line.replace(/british.?gas|.*elec.*/, ''))) throw unreadable('not-use', at);
      continue;
    }
    const { use, scale, cost, standing, isUtc } = columns;
    const cells = cellsOf(line, separator);
    const cell = (cells[use] ?? '').trim();
    const kWh = numberOf(cell) * scale;
    if (!(kWh >= 0 && kWh <= MOST_IN_HALF_HOUR)) {
      if (NOTHING.test(cell)) continue;
      throw unreadable('number', at, cell);
    }
    const pence = numberOf(cells[cost!]);
    if (pence > 0 && kWh > 0.05) {
      const fixed = numberOf(cells[standing!]);
      isGas = isGas !== false && pence < kWh * DEAREST_GAS && !(fixed > STANDING[0] && fixed < STANDING[1]);
    }
    rows.push({ at: moment.at, isExact: moment.isExact || isUtc, kWh });
  }
  if (refusal || !columns) throw refusal;
  if (isGas) throw unreadable('not-use');
  await pause();
  const { isEnd, cost } = columns;
  return monthlyMeans(byMoment(rows, isEnd), isEnd, cost !== undefined, pause);
}

/** A separator inside quotes is part of its cell: of a number only the commas of its thousands. */
function cellsOf(line: string, separator: string): readonly string[] {
  return line.replace(/"([^"]*)"/g, (_, cell: string) => cell.replaceAll(separator, '')).split(separator);
}

/** A comma that parts no cells is that of decimals. */
const numberOf = (cell = '') => Number(cell.replace(',', '.') || Number.NaN);

function byMoment(rows: readonly Row[], isEnd: boolean): Map<number, number> {
  const kWh = new Map<number, number>();
  // London's clocks never show what is within the hour that is skipped in spring: such a file is in UTC.
  const isUtc = rows.some(({ at, isExact }) => {
    const within = at - +isEnd;
    return !isExact && londonClock(fromLondon(within)) !== within;
  });
  for (const row of rows) {
    const at = row.isExact || isUtc ? row.at : fromLondon(row.at);
    const isAgain = kWh.has(at) && londonClock(at + 60) === row.at;
    kWh.set(isAgain ? at + 60 : at, row.kWh);
  }
  return kWh;
}
