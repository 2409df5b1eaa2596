import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseCsv } from '../../demo/server/data/read-table.ts';
import { goodTo } from '../prices/still-good.ts';

const DAY = 24 * 60 * 60 * 1000;
const SOON = 30 * DAY;
/** Constants that a law ends, so they may not be used after their last day. */
const DECIDED = ['vatRate'];
/** In other tables, the end of the price cap's period is written as this word. */
const CAP = 'cap';

/**
 * Returns the rows whose `to` has passed or will pass within 30 days, as `{ where, name, to, state }`, the earliest first.
 * The states: 'ended' and 'ends' for a row in use; 'old' for one that has ended but is the latest published and may still be
 * used; 'replaced' if a later row has the same key; 'off' for a tariff that is not compared; 'over' for support, which is not
 * shown after its end.
 * @param folder of the tables. @param today an ISO date.
 */
export function datedRows(folder, today) {
  const files = readdirSync(folder).filter((file) => file.endsWith('.csv'));
  const tables = new Map(files.map((file) => [file, parseCsv(readFileSync(join(folder, file), 'utf8'))]));
  const capTo = endOfCap(tables.get('price_cap_history.csv') ?? []);
  const rows = [...tables].flatMap(([file, table]) => tableRows(file, table, capTo));
  const soon = new Date(Date.parse(today) + SOON).toISOString().slice(0, 10);
  return [...rows, ...constantRows(join(folder, 'constants.json'))]
    .filter(({ to }) => to && to <= soon)
    .map(({ goodTo, ...row }) => ({ ...row, state: row.state ?? stateOf(row, goodTo, today) }))
    .sort((one, other) => one.to.localeCompare(other.to));
}

function stateOf({ where, to }, goodTo, today) {
  if (to >= today) return 'ends';
  if (where.startsWith('support.csv')) return 'over';
  return goodTo >= today ? 'old' : 'ended';
}

function tableRows(file, table, capTo) {
  if (!table[0] || !('to' in table[0])) return [];
  const key = keyOf(table[0]);
  return table.map((row, index) => {
    const isReplaced = table.slice(index + 1).some((later) => key === null || later[key] === row[key]);
    const state = isReplaced ? 'replaced' : row.enabled_by_default === 'no' ? 'off' : undefined;
    const name = [...new Set([key && row[key], row.tariff_name])].filter(Boolean).join(' ');
    const to = row.to === CAP ? capTo : row.to;
    return {
      where: `${file} line ${index + 2}`,
      name: name || `from ${row.from}`,
      to,
      state,
      goodTo: row.to === CAP ? to : goodTo(file, to),
    };
  });
}

/** The column that names a row's subject. A table that has only periods has no such column. */
function keyOf(row) {
  const [first] = Object.keys(row);
  return first === 'from' ? null : first;
}

function endOfCap(quarters) {
  return quarters.at(-1)?.to ?? '';
}

function constantRows(file) {
  return Object.entries(JSON.parse(readFileSync(file, 'utf8'))).map(([name, { to }]) => ({
    where: 'constants.json',
    name,
    to,
    goodTo: DECIDED.includes(name) ? to : goodTo('constants.json', to),
  }));
}
