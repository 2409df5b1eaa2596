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

export type Columns = Exclude<ReturnType<typeof columnsOf>, string | null>;
