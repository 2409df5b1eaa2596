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
  const over = rows.filter((row) => row.over).length;
  const bounded = rows.filter((row) => row.budget !== undefined).length;
  console.log(`\n${bounded - over} of ${bounded} budgets were met.`);
}
