// A row is `{ name, value, unit, floor?, budget?, lever?, note? }`: what was measured, beside its floor and its budget.

const sorted = (values) => [...values].sort((a, b) => a - b);

/** The value that this share of the values does not exceed: 0.95 gives the 95th percentile. */
export const percentile = (values, share) => sorted(values)[Math.ceil(values.length * share) - 1];

export const median = (values) => sorted(values)[Math.floor(values.length / 2)];

const ONCE = '--once';

/** `--once` asks only whether each group still finds its screens: a test runs that, since nothing else does between releases. */
export const withoutOnce = (args) => args.filter((arg) => arg !== ONCE);

/** How often something is measured. */
export const runs = (count) => (process.argv.includes(ONCE) ? 1 : count);

/**
 * Adds the ratio to the floor and `over`, which says whether the row exceeds its budget: 'at least 300', '1.6 times' the floor, or
 * a maximum. If so, its lever becomes its note.
 */
export function judged(row) {
  const { lever, ...rest } = row;
  const ratio = row.floor ? row.value / row.floor : undefined;
  const over = isOver({ ...row, ratio });
  const note = row.note ?? (over ? lever : undefined);
  return { ...rest, ...(ratio === undefined ? {} : { ratio }), over, ...(note && { note }) };
}

function isOver({ name, value, ratio, budget }) {
  if (budget === undefined) return false;
  const bound = Number(/-?\d+(?:\.\d+)?/.exec(budget)?.[0]);
  if (Number.isNaN(bound)) throw new Error(`The budget of "${name}" has no number: ${budget}`);
  if (budget.startsWith('at least ')) return value < bound;
  return (budget.endsWith('times') ? ratio : value) > bound;
}

const number = (value) =>
  value === undefined ? '' : value.toFixed(Math.abs(value) >= 100 || Number.isInteger(value) ? 0 : 2);

const COLUMNS = [
  ['', ({ name }) => name],
  ['value', ({ value, unit }) => `${number(value)} ${unit}`.trim()],
  ['floor', ({ floor }) => number(floor)],
  ['times', ({ ratio }) => (ratio === undefined ? '' : ratio.toFixed(2))],
  ['budget', ({ budget = '' }) => budget],
  ['', ({ budget, over }) => (budget === undefined ? '' : over ? 'OVER' : 'kept')],
];

export function printTable(rows) {
  const lines = [COLUMNS.map(([head]) => head), ...rows.map((row) => COLUMNS.map(([, cell]) => cell(row)))];
  const widths = COLUMNS.map((_, at) => Math.max(...lines.map((line) => line[at].length)));
  const isText = (at) => at === 0 || at >= 4;
  for (const line of lines) {
    const cells = line.map((cell, at) => (isText(at) ? cell.padEnd(widths[at]) : cell.padStart(widths[at])));
    console.log(cells.join('  ').trimEnd());
  }
  for (const { name, note } of rows.filter((row) => row.note)) console.log(`\n${name}: ${note}`);
  const bounded = rows.filter((row) => row.budget !== undefined);
  const kept = bounded.filter((row) => !row.over).length;
  console.log(`\n${kept} of ${bounded.length} budgets were met.`);
}
