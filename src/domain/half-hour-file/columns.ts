// HALF-01: which columns of a file say how much was used, by the words of its header.

/** Of a column that is never the use, whatever else its name says. */
const NEVER =
  /export|produc|solar|return|feed|\bnet\b|gas|cost|charge|price|tax|tariff|rat|£|pence|\(p\)|co2|carbon|cumul|m[3³]|type|status|quality/;
/** The first of these that a column has, decides. */
const USES = [/wh\b/, /consum|import|\buse|usage/, /value|energy|electric|demand|reading/];

/** The columns of a header in small letters; null where the line is none; why not, where it names no use, or more than one. */
export function columnsOf(names: readonly string[]) {
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
    /** Where the use stands, and what makes it kWh. */
    use,
    scale: /\bwh|[^k]wh\b/.test(names[use]!) ? 0.001 : 1,
    /** Witnesses of the fuel, in pence: never the use. */
    cost: having(/cost.*\(p/)[0],
    standing: having(/standing/)[0],
    /** Whether a line's first time is when its use ended. */
    isEnd: /^((?!start|begin).)*\bend/.test(header),
    isUtc: /^(?!.*bst).*(utc|gmt)/.test(header),
  };
}

export type Columns = Exclude<ReturnType<typeof columnsOf>, string | null>;
