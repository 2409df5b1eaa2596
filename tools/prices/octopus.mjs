// Renews the tariffs of Octopus in tariffs.csv. The server's own client requests and reads them.
import { parseCsv } from '../../demo/server/data/read-table.ts';
import { createAsk } from '../../demo/server/live/ask.ts';
import { octopusClient } from '../../demo/server/live/octopus.ts';
import { readTariffs } from '../../demo/server/live/octopus-tariffs.ts';
import { vatOn } from '../../demo/server/model/prices/vat.ts';
import { tariffsOn } from '../../demo/server/model/tariff/table-tariffs.ts';
import { renew, requireNear } from './renew.mjs';

const PUBLIC = 'https://api.octopus.energy/v1/';
const REGIONS = 14;
/** @param table the path of tariffs.csv. @param now milliseconds. @param perSecond the number of requests a second */
export function renewTariffs({ url, perSecond, now = Date.now(), ...options }) {
  const { print } = options;
  const read = async (text) => {
    const live = await readOctopus(now, url, perSecond);
    const rows = live.filter(({ code }) => code !== null).map((one) => tariffRow(text, one));
    for (const { id } of live.filter(({ code }) => code === null))
      print(`tariff ${id}: no longer sold. Remove it from tariffs.csv by hand.`);
    print(`Renew by hand: ${othersIn(parseCsv(text), rows).join(', ')}.`);
    return rows;
  };
  const merge = (text, rows) =>
    text
      .split('\n')
      .map((old) => rows.find(({ id }) => old.startsWith(`${id},`))?.line ?? old)
      .join('\n');
  return renew({ name: 'Octopus', ...options }, read, merge);
}

/** The tariffs that are compared by their own rates, and that Octopus does not publish. */
const othersIn = (known, rows) =>
  known
    .filter((row) => row.enabled_by_default !== 'no' && row.from !== 'cap')
    .filter(({ tariff_id }) => !rows.some(({ id }) => id === Number(tariff_id)))
    .map(({ tariff_name }) => tariff_name);

/** The tariffs that Octopus sells at a time in milliseconds. Throws a sentence if they cannot be read. */
async function readOctopus(now, url = process.env.OCTOPUS_URL || PUBLIC, perSecond = 5) {
  const notices = [];
  const tell = { once: (sentence) => notices.push(sentence) };
  const ask = createAsk({ name: 'Octopus', perSecond, within: 30_000 }, tell);
  const day = new Date(now).toISOString().slice(0, 10);
  const read = await readTariffs(octopusClient(new URL(url), ask, tell), tariffsOn(day), now);
  if (!read.ok) throw new Error(notices.join(' ') || 'Octopus did not answer.');
  return read.value;
}

/** The new row of a tariff, with the old one. */
function tariffRow(table, live) {
  const [header] = table.split('\n');
  const row = parseCsv(table).find(({ tariff_id }) => Number(tariff_id) === live.id);
  if (!row) throw new Error(`tariffs.csv has no tariff ${live.id}.`);
  const next = { ...row, ...cellsOf(live, row) };
  const line = header.split(',').map((column) => quoted(next[column]));
  return { id: live.id, label: row.tariff_name, before: rateText(row), line: line.join(',') };
}

function cellsOf({ code, asOf, regions }, row) {
  const refuse = (why) => {
    throw new Error(`${row.tariff_name} ${why}: the table is not changed.`);
  };
  const all = Object.values(regions);
  if (all.length !== REGIONS) refuse(`has rates of ${all.length} regions and not of ${REGIONS}`);
  const near = (value, before, what) =>
    requireNear(value, before, `${what} of ${row.tariff_name}, ${value}p,`);
  const standing = Object.entries(regions)
    .map(([group, one]) => `${group}=${one.standing.toFixed(2)}`)
    .toSorted();
  const source = `"Octopus public API, product ${code}, ${asOf}: mean of the regions"`;
  const cells = { standing_p_day: standing.join(';'), vat_percent: vatOn(asOf, 'electricity') };
  const found = { ...cells, quality: 'read', source: source.slice(1, -1) };
  if (row.day_rate_p === 'cap') return found;
  const day = near(mean(all.map(({ dayRate }) => dayRate)), Number(row.day_rate_p), 'the day rate');
  const windows = all[0].windows.map(({ slots }, at) => {
    const rate = mean(all.map((one) => one.windows[at]?.rate ?? refuse('has other hours in each region')));
    return rangesOf(slots).map((range) => `${range}=${rate}`);
  });
  const lowest = (written) => Math.min(...written.split(';').map((one) => Number(one.split('=')[1])));
  const written = windows.flat().join(';');
  if (!written) refuse('has no hours of its own');
  near(lowest(written), lowest(row.windows_p), 'the lowest rate');
  return { ...found, day_rate_p: day, windows_p: written, from: asOf, to: endOfQuarter(asOf) };
}

const mean = (values) => Number((values.reduce((total, one) => total + one, 0) / values.length).toFixed(2));
const rateText = (row) =>
  `${row.day_rate_p} ${row.windows_p}, ${row.standing_p_day || 'the cap’s'} a day, from ${row.from}`;
const quoted = (value) =>
  /[",]/.test(value) ? `"${String(value).replaceAll('"', '""')}"` : String(value ?? '');

/** Writes half hours of a day as '00:30-05:30'. */
function rangesOf(slots) {
  const clock = (slot) => `${String(Math.floor(slot / 2)).padStart(2, '0')}:${slot % 2 ? '30' : '00'}`;
  const starts = slots.filter((slot) => !slots.includes(slot - 1));
  return starts.map((start) => {
    let end = start;
    while (slots.includes(end)) end++;
    return `${clock(start)}-${clock(end)}`;
  });
}

/** Octopus publishes no end for a rate, so it is assumed to last until the end of the quarter, when the price cap changes. */
function endOfQuarter(date) {
  const [year, month] = date.split('-').map(Number);
  return new Date(Date.UTC(year, Math.ceil(month / 3) * 3, 0)).toISOString().slice(0, 10);
}
