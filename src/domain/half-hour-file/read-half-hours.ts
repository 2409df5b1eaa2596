// HALF-01 to 04: reads the data that a quote needs from a supplier's file; the rest stays on the device. We parse it ourselves: CSV
// libraries add 1.4 to 6 kB and read a file at once, while we read it in slices and name the line of a problem.
import { type HalfHours, MOST_IN_HALF_HOUR } from '../yours.ts';
import { fromLondon, londonClock, type Moment, readMoment } from './london-time.ts';
import { monthlyMeans } from './monthly-means.ts';
import { Unreadable } from './unreadable.ts';

interface Row extends Moment {
  readonly kWh: number;
}

/** The number of lines read in one slice, which takes a twentieth of a second on a slow phone. A pause takes a fiftieth of a second. */
const SLICE = 3000;
/** In bytes: enough for many years in any format. */
const LONGEST = 2e7;
const NOTHING = /^(-|null|nan|n\/?a|none|missing|invalid.*|)$/;
/** In characters: the rest of a longer line is ignored. */
const LONGEST_LINE = 999;
/** Pence per kWh. If every reading costs less than this, the file is of gas, since no electricity is this cheap all day. */
const DEAREST_GAS = 12;
/** The range of electricity's standing charge, in pence per half hour. That of gas is lower. */
const STANDING = [0.8, 2] as const;

/** Throws an `Unreadable` where the file is not a home's half hours. @param pause lets the page do other work */
// biome-ignore lint/complexity/noExcessiveCognitiveComplexity: one pass over the lines of a file, in their order
export async function readHalfHours(file: File, pause: () => Promise<unknown>): Promise<HalfHours> {
  if (file.size > LONGEST) throw new Unreadable('long');
  // The file's name is read like a line above the header, so the file's own lines count from 1.
  // Something that is no file, such as a folder, is as empty as a file without text.
  const text = await file.text().catch(() => '');
  const lines = `${file.name}\n${text}`.toLowerCase().split('\n');
  const rows: Row[] = [];
  let refusal: Unreadable | null = new Unreadable('header');
  let columns: Columns | null = null;
  let separator = '';
  let isGas: boolean | undefined;
  for (let at = 0; at < lines.length; at++) {
    if (at % SLICE === 0) await pause();
    const line = lines[at]!.slice(0, LONGEST_LINE);
    const moment = columns && readMoment(line);
    if (!columns || !moment) {
      if (!/\w/.test(line)) continue;
      // The header contains one of these separators; the first one found separates the cells.
      separator = /[;\t,]/.exec(line)?.[0] ?? ',';
      // A file may be several files joined together, each with its own header.
      const found = columnsOf(cellsOf(line, separator));
      if (found)
        [columns, refusal] = typeof found === 'string' ? [null, new Unreadable(found, at)] : [found, null];
      else if (columns) throw new Unreadable('date', at, line);
      // A supplier may be called British Gas, and a line about electricity may mention gas, too.
      else if (/gas|mprn/.test(line.replace(/british.?gas|.*elec.*/, '')))
        throw new Unreadable('not-use', at);
      continue;
    }
    const { use, scale, cost, standing, isUtc } = columns;
    const cells = cellsOf(line, separator);
    const cell = (cells[use] ?? '').trim();
    const kWh = numberOf(cell) * scale;
    if (!(kWh >= 0 && kWh <= MOST_IN_HALF_HOUR)) {
      if (NOTHING.test(cell)) continue;
      throw new Unreadable('number', at, cell);
    }
    const pence = numberOf(cells[cost!]);
    if (pence > 0 && kWh > 0.05) {
      const fixed = numberOf(cells[standing!]);
      isGas = isGas !== false && pence < kWh * DEAREST_GAS && !(fixed > STANDING[0] && fixed < STANDING[1]);
    }
    rows.push({ at: moment.at, isExact: moment.isExact || isUtc, kWh });
  }
  if (refusal || !columns) throw refusal;
  if (isGas) throw new Unreadable('not-use');
  await pause();
  const { isEnd, cost } = columns;
  return monthlyMeans(byMoment(rows, isEnd), isEnd, cost !== undefined, pause);
}

/** A separator inside quotes separates no cells, so it is removed. If it is a comma in a number, it separates thousands. */
function cellsOf(line: string, separator: string): readonly string[] {
  return line.replace(/"([^"]*)"/g, (_, cell: string) => cell.replaceAll(separator, '')).split(separator);
}

/** A comma that is left in a cell is a decimal comma, since it does not separate cells. */
const numberOf = (cell = '') => Number(cell.replace(',', '.') || Number.NaN);

function byMoment(rows: readonly Row[], isEnd: boolean): Map<number, number> {
  const kWh = new Map<number, number>();
  // London's clocks skip an hour in spring. A file with times in that hour is in UTC.
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

// HALF-01: finds the columns of a file that hold the energy use, by the words of its header.

/** Words in the name of a column that is never the use. */
const NEVER =
  /export|produc|solar|return|feed|\bnet\b|gas|cost|charge|price|tax|tariff|rat|£|pence|\(p\)|co2|carbon|cumul|m[3³]|type|status|quality/;
/** The first of these patterns that matches any column decides which column holds the use. */
const USES = [/wh\b/, /consum|import|\buse|usage/, /value|energy|electric|demand|reading/];

/**
 * Expects the header's names in lower case. Returns null if the line is not a header, and a reason if it names no use or two
 * columns of use.
 */
function columnsOf(names: readonly string[]) {
  const having = (words: RegExp) => names.flatMap((name, at) => (words.test(name) ? at : []));
  const never = having(NEVER);
  const [use, other] =
    USES.map((words) =>
      having(words).filter((at) => !never.includes(at) && !/date|time/.test(names[at]!)),
    ).find(({ length }) => length) ?? [];
  if (names.length < 2) return null;
  if (use === undefined) return never.length ? 'not-use' : null;
  if (other) return 'both';
  const header = names.join();
  return {
    /** The index of the use's column, and the factor that makes it kWh. */
    use,
    scale: /\bwh|[^k]wh\b/.test(names[use]!) ? 0.001 : 1,
    /** The indexes of prices in pence, which show whether the fuel is electricity or gas. */
    cost: having(/cost.*\(p/)[0],
    standing: having(/standing/)[0],
    /** True if the first time in a line is the end of its half hour. */
    isEnd: /^((?!start|begin).)*\bend/.test(header),
    isUtc: /^(?!.*bst).*(utc|gmt)/.test(header),
  };
}

type Columns = Exclude<ReturnType<typeof columnsOf>, string | null>;
