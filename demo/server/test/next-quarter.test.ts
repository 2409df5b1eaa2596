// NOW-04: adds an invented quarter to a copy of the price cap and the tariffs, as an operator would before the regional rates are known, and sets a date within it.
import assert from 'node:assert/strict';
import { copyFileSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, describe, it } from 'node:test';

const DATA = join(import.meta.dirname, '../data');
const DAY = '2027-01-05';
const [FROM, TO] = ['2027-01-01', '2027-03-31'];
const folder = mkdtempSync(join(tmpdir(), 'quarter-'));
after(() => rmSync(folder, { recursive: true }));

for (const file of readdirSync(DATA).filter((name) => /\.(csv|json)$/.test(name)))
  copyFileSync(join(DATA, file), join(folder, file));
const table = (name: string) => readFileSync(join(folder, name), 'utf8').trimEnd().split('\n');
const write = (name: string, lines: readonly string[]) =>
  writeFileSync(join(folder, name), `${lines.join('\n')}\n`);

write('price_cap_history.csv', [
  ...table('price_cap_history.csv').filter((line) => !line.startsWith(FROM)),
  `${FROM},${TO},30.11,56.02,9.24,30.55,0,5,read,"Invented for this test, which makes £1,947 a year"`,
]);
write(
  'tariffs.csv',
  table('tariffs.csv').map((line) =>
    line.replace(/,yes,\d{4}-\d\d-\d\d,\d{4}-\d\d-\d\d,/, `,yes,${FROM},${TO},`),
  ),
);

// Must be set before the model is imported.
process.env.HEQ_TABLES = folder;
process.env.HEQ_TODAY = DAY;

describe('the next quarter', () => {
  it('NOW-04 replaces everything that has ended', async () => {
    const rows = new URL('../../../tools/checks/dated-rows.mjs', import.meta.url);
    const { datedRows } = await import(rows.href);
    const ended = datedRows(folder, DAY).filter(({ state }: { state: string }) => state === 'ended');
    assert.deepEqual(ended, []);
  });

  it('NOW-04 is built into the script for the visitor’s calculations and the landing pages', async () => {
    const { priceLines } = await import('../../../tools/prices/price-lines.ts');
    const { figures, ...line } = priceLines().at(-1) ?? assert.fail('no quarter');
    assert.deepEqual(line, {
      from: FROM,
      to: TO,
      // The petrol price of October is assumed for November and may be used for 62 days after it.
      mileTo: line.mileTo < TO ? line.mileTo : TO,
      electricity: { unit: 30.11, standing: 56.02 },
      gas: { unit: 9.24, standing: 30.55 },
    });
    assert.deepEqual(
      [figures.capMonths, figures.capUnit, figures.capRatio, figures.nightMonths],
      ['2027-01/2027-03', 30, 3.3, '2027-01/2027-01'],
    );
  });

  it('NOW-04 is used and stated in every quote', async () => {
    const { addressParts, createQuote, readResult } = await import('./journey.ts');
    const { runServer } = await import('./running-server.ts');
    const server = await runServer();
    try {
      const details = await addressParts(server, 'BS19AA');
      for (const asset of ['ashp', 'solar', 'ev'] as const) {
        const { json } = await readResult(server, asset, await createQuote(server, asset, { details }));
        assert.equal(json.prices.capFrom, FROM);
        assert.equal(json.prices.capTo, TO);
        for (const row of json.calculatedResults.filter(
          ({ tariffName }: { tariffName: unknown }) => tariffName,
        )) {
          const says = `${asset}, ${row.tariffName}: ${row.ratesAsOf}`;
          assert.ok(row.ratesAsOf === FROM || row.ratesAsOf === TO || row.ratesAsOf === null, says);
        }
      }
    } finally {
      await server.stop();
    }
  });
});
