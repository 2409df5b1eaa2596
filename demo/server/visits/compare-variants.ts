// Compares variants of an embed: is the difference of their shares more than chance?
import jstat from 'jstat';
import {
  cellOf,
  FEWEST,
  type FunnelTable,
  type Numbers,
  type Row,
  share,
  suppressedIn,
} from './funnel-table.ts';

/** A variant; its numbers are opened, saw a result, enquired. */
interface VariantCounts extends Numbers {
  readonly name: string;
}

interface ComparedVariant extends VariantCounts {
  readonly isSuppressed: readonly boolean[];
}

const NOT_YET = 'not enough visits yet';
/** Indexes in the numbers of `Tried`. */
const RESULTS_AND_ENQUIRIES = [1, 2];
/** Visits per variant, below which no comparison is shown. */
const ENOUGH = 100;
/** The quantile of the normal distribution for a 95 % interval. */
const Z = jstat.normal.inv(0.975, 0, 1);

export function variantTable(variants: readonly VariantCounts[]): FunnelTable {
  const sorted = variants
    .filter(({ visits: [opened = 0] }) => opened > 0)
    .sort((a, b) => b.visits[0]! - a.visits[0]!);
  const hidden = suppressedIn(sorted);
  const [first, ...others] = sorted.map(
    (one, at): ComparedVariant => ({ ...one, isSuppressed: hidden[at]! }),
  );
  return {
    title: 'Variants',
    text: 'Each against the one with most visits. Of 20 comparisons of versions that are alike, one says that they differ: decide before you look which share counts, and for how long you wait.',
    columns: [
      'Variant',
      'Opened',
      'Saw a result',
      'Enquired',
      'Results, difference',
      'Enquiries, difference',
    ],
    rows: first ? [row(first), ...others.map((one) => row(one, first))] : [],
  };
}

function row(one: ComparedVariant, base?: ComparedVariant): Row {
  const cells = RESULTS_AND_ENQUIRIES.map((column) => {
    const [own, other] = [shareOf(one, column), base ? shareOf(base, column) : null];
    return {
      share: own ? share(...own) : '–',
      difference: !base ? '–' : own && other ? difference(own, other) : NOT_YET,
    };
  });
  const opened = cellOf(one.visits[0]!, one.isSuppressed[0]!);
  const [shares, differences] = [cells.map((cell) => cell.share), cells.map((cell) => cell.difference)];
  return { cells: [one.name || 'none', opened, ...shares, ...differences], bars: [] };
}

/** Null if a suppressed number could be calculated from the share. */
function shareOf({ visits, isSuppressed }: ComparedVariant, column: number): Share | null {
  return isSuppressed[0]! || isSuppressed[column]! ? null : [visits[column]!, visits[0]!];
}

type Share = readonly [did: number, of: number];

export function difference(one: Share, base: Share): string {
  if ([one, base].some(([did, of]) => of < ENOUGH || did < FEWEST || of - did < FEWEST)) return NOT_YET;
  const [low, high] = interval(one, base);
  const verdict = low > 0 || high < 0 ? 'more than chance' : 'may be chance';
  const by = one[0] / one[1] - base[0] / base[1];
  return `${points(by)} points (95% interval ${points(low)} to ${points(high)}): ${verdict}`;
}

function points(part: number): string {
  return `${part < 0 ? '−' : '+'}${Math.abs(100 * part).toFixed(1)}`;
}

/** Newcombe's hybrid score interval (Statistics in Medicine 17, 1998, method 10), which is also valid for small shares. */
export function interval(one: Share, base: Share): readonly [low: number, high: number] {
  const [p, q] = [one[0] / one[1], base[0] / base[1]];
  const [[a, b], [c, d]] = [wilson(one), wilson(base)];
  return [p - q - Math.hypot(p - a, d - q), p - q + Math.hypot(b - p, q - c)];
}

function wilson([did, of]: Share): readonly [number, number] {
  const part = did / of;
  const middle = part + (Z * Z) / (2 * of);
  const half = Z * Math.sqrt((part * (1 - part)) / of + (Z * Z) / (4 * of * of));
  const by = 1 + (Z * Z) / of;
  return [(middle - half) / by, (middle + half) / by];
}
