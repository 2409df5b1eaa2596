// HALF-01: which columns of a file say when and how much was used, by the words of its header.
import type { Cells } from './cells.ts';

export interface Columns {
  /** Where the use stands, and what makes it kWh. */
  readonly use: number;
  readonly scale: number;
  /** Where the time stands, and the date where that is apart; -1 where it is not. */
  readonly time: number;
  readonly date: number;
  readonly isEnd: boolean;
  readonly isUtc: boolean;
  /** Witnesses of the fuel: never the use. -1 where there are none. */
  readonly cost: number;
  readonly standing: number;
}

/** More than one use, or none, though the times are there. */
export type NoUse = 'both' | 'other';

/** Of a column that is never the use, whatever else its name says. */
const NEVER =
  /export|generat|produc|solar|return|feed|\bnet\b|gas|cost|charge|price|tax|tariff|rate|£|pence|\(p\)|co2|carbon|cumul|m[3³]|type|status|quality/;
/** The first of these that a column has, decides. */
const USES = [/k?wh\b/, /consum|import|usage|\buse/, /value|energy|electric|demand|reading/];
const END = /\bend|\bto\b|until/;
const TIMES = [
  /(start|from|begin).*time|time ?stamp|date.?time/,
  /start|from|begin/,
  /time|hour|period|interval/,
  /date|day/,
];

/** The columns of a header line; null where the line is none. */
export function columnsOf(cells: Cells): Columns | NoUse | null {
  const names = cells.map((cell) => cell.toLowerCase());
  const find = (words: RegExp, isTime = true) =>
    names.findIndex(
      (name) => words.test(name) && (!isTime || !(END.test(name) || /wh\b/.test(name) || NEVER.test(name))),
    );
  const start = TIMES.map((words) => find(words)).find((at) => at >= 0);
  const time = start ?? names.findIndex((name) => END.test(name));
  if (time < 0 || names.length < 2) return null;
  const uses = USES.map((words) =>
    names.flatMap((name, at) =>
      at !== time && !/date|time/.test(name) && words.test(name) && !NEVER.test(name) ? [at] : [],
    ),
  ).find(({ length }) => length > 0);
  if (!uses) return names.some((name) => NEVER.test(name) || /wh\b/.test(name)) ? 'other' : null;
  if (uses.length > 1) return 'both';
  const [use = 0] = uses;
  return {
    use,
    scale: /(^|[^k])wh\b/.test(names[use]!) ? 0.001 : 1,
    time,
    date: find(/date|day/),
    isEnd: start === undefined,
    isUtc: /utc|gmt/.test(names[time]!) && !/bst/.test(names[time]!),
    cost: find(/cost/, false),
    standing: find(/standing/, false),
  };
}
