// Pseudo-random values with a text as seed. They are always the same, so nothing need be stored.
export interface Random {
  /** From 0 to below 1. */
  share(): number;
  /** From `min` to `max`, both included. */
  whole(min: number, max: number): number;
  pick<Item>(items: readonly [Item, ...Item[]]): Item;
  weighted<Item>(items: readonly Item[], weight: (item: Item) => number): Item;
  /** Has the median 1. `sd` is the standard deviation of the logarithm, at two of which values are cut off. */
  logNormal(sd: number): number;
}

/** The values are the same on every machine. */
export function seededRandom(text: string): Random {
  let state = hash(text);
  const share = () => {
    state = (state + 0x6d2b79f5) | 0;
    return mix(state) / 2 ** 32;
  };
  const whole = (min: number, max: number) => min + Math.floor(share() * (max - min + 1));
  return {
    share,
    whole,
    pick: <Item>(items: readonly [Item, ...Item[]]) => items[whole(0, items.length - 1)] as Item,
    weighted: (items, weight) => byWeight(items, weight, share()),
    logNormal: (sd) => Math.exp(sd * Math.max(-2, Math.min(2, normal(share(), share())))),
  };
}

function byWeight<Item>(items: readonly Item[], weight: (item: Item) => number, share: number): Item {
  let left = share * items.reduce((total, item) => total + weight(item), 0);
  const drawn = items.find((item) => {
    left -= weight(item);
    return left < 0;
  });
  return drawn ?? (items.at(-1) as Item);
}

/** FNV-1a over UTF-16 code units, 32 bits. */
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (let index = 0; index < text.length; index++) {
    value = Math.imul(value ^ text.charCodeAt(index), 0x01000193);
  }
  return value;
}

/** The mixing step of mulberry32, from 0 to below 2^32. */
function mix(state: number): number {
  let value = Math.imul(state ^ (state >>> 15), state | 1);
  value ^= value + Math.imul(value ^ (value >>> 7), value | 61);
  return (value ^ (value >>> 14)) >>> 0;
}

/** The Box–Muller transform. */
function normal(one: number, other: number): number {
  return Math.sqrt(-2 * Math.log(1 - one)) * Math.cos(2 * Math.PI * other);
}
