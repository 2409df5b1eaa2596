import assert from 'node:assert/strict';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, describe, it } from 'node:test';
import writeWorkbook from 'write-excel-file/node';
import { renewRegions } from './ofgem.mjs';

// Ofgem's names of the regions.
const REGIONS =
  'North West,Northern,Yorkshire,Northern Scotland,Southern,Southern Scotland,N Wales and Mersey,London,South East,Eastern,East Midlands,Midlands,Southern Western,South Wales';
// As in Annex 9, with its sheets and codes, in pounds a year without VAT.
const LETTERS = 'GFMPHNDCJABELK';
function annex9({
  sheet = '1a Levelised DTC',
  quarter = 'January 2027 - March 2027',
  regions = REGIONS.split(','),
  use = 2500,
  change = (row) => row,
} = {}) {
  const codes = ['Single', 'Multi'].flatMap((kind) => [
    `Elec${kind}_Other_Nil`,
    `Elec${kind}_Other_${use}kWh`,
  ]);
  const block = (title, dearer) => [
    [null, title],
    [],
    [null, null, ...codes, 'Gas_Other_Nil', 'Gas_Other_9500kWh'].map((code) =>
      code?.replace('_Other_', `_${dearer ? 'StandardCredit' : 'Other'}_`),
    ),
    [null, 'Charge Restriction Region'],
    [null, null, 'Nil kWh', `m (${use} kWh)`, 'Nil kWh', `m (${use} kWh)`, 'Nil kWh', 'm (9,500 kWh)'],
    ...regions.map((region) =>
      change([null, region, 200 + dearer, 900 + dearer, 210, 880, 105 + dearer, 865 + dearer], dearer),
    ),
    [null, 'GB average', 200 + dearer, 900 + dearer, 210, 880, 105 + dearer, 865 + dearer],
    [],
  ];
  const rows = [
    [null, 'Levelised cap'],
    [null, 'Period', quarter],
    ...block('Other Payment Method', 0),
    ...block('Standard Credit', 50),
  ];
  const cells = rows.map((row) => row.map((cell) => (cell === null ? null : { value: cell })));
  return writeWorkbook([
    { data: [[{ value: 'Notes' }]], sheet: 'Front sheet' },
    { data: cells, sheet },
  ]).toBuffer();
}

const BEFORE = `gsp_group,region,elec_unit_p,elec_standing_p_day,gas_unit_p,gas_standing_p_day,elec_vat_percent,gas_vat_percent,from,to,quality,source
${[...'ABCDEFGPNJHKLM'].map((letter) => `_${letter},${letter === 'C' ? 'London' : `Region ${letter}`},26,55,8,30,0,5,2026-10-01,2026-12-31,estimated,ours`).join('\n')}
`;

const VAT = `fuel,from,to,rate_percent
electricity,2019-01-01,2026-09-30,5
electricity,2026-10-01,2027-03-31,0
gas,2019-01-01,,5
`;

describe('npm run prices -- --ofgem', () => {
  const folder = mkdtempSync(join(tmpdir(), 'prices-'));
  const table = join(folder, 'regional_prices.csv');
  after(() => rmSync(folder, { recursive: true }));

  async function run(changed, { write = true, before = BEFORE, file } = {}) {
    writeFileSync(table, before);
    writeFileSync(join(folder, 'vat.csv'), VAT);
    const workbook = join(folder, 'annex-9.xlsx');
    writeFileSync(workbook, file ?? (await annex9(changed)));
    const lines = [];
    const isRenewed = await renewRegions({ folder, workbook, write, print: (line) => lines.push(line) });
    return { isRenewed, printed: lines.join('\n'), before, written: readFileSync(table, 'utf8') };
  }

  it('NOW-05: adds the quarter of all 14 regions, with date, VAT and source, and writes only with --write', async () => {
    const { isRenewed, printed, before, written } = await run({});
    assert.ok(isRenewed && written.startsWith(before.trimEnd()), printed);
    const added = written.slice(before.trimEnd().length).trim().split('\n');
    assert.deepEqual(added.map((line) => line[1]).sort(), [...LETTERS].sort());
    // Electricity: (900 - 200) / 2,500 kWh and 200 / 365 without VAT. Gas has 5 % VAT on (865 - 105) / 9,500 and 105 / 365.
    assert.match(
      added.find((line) => line.startsWith('_C,')),
      /^_C,London,28,54\.79,8\.4,30\.21,0,5,2027-01-01,2027-03-31,read,"Ofgem price cap of January to March 2027/,
    );
    const shown = await run({}, { write: false });
    assert.ok(shown.isRenewed && shown.written === before);
    assert.match(
      shown.printed,
      /_C: .*\n {3}now: _C,London,28[\s\S]*Nothing was written\. Use --write to change the table\.$/,
    );
  });

  it('NOW-05: replaces estimates for that quarter by Ofgem’s figures', async () => {
    const estimates = BEFORE.replaceAll('2026-10-01,2026-12-31', '2027-01-01,2027-03-31');
    const { isRenewed, printed, written } = await run({}, { before: estimates });
    assert.ok(isRenewed, printed);
    assert.match(printed, /_A: 26, 55, 8, 30 from 2027-01-01, estimated/);
    assert.equal(written.trim().split('\n').length, 15);
    assert.ok(!written.includes('estimated'));
  });

  const london = (change) => (row, dearer) => (row[1] === 'London' && !dearer ? change(row) : row);
  const workbooks = [
    ['another sheet', { sheet: '1a Default tariff' }, /has no sheet "1a Levelised DTC"/],
    ['no quarter', { quarter: 'January 2027' }, /names no quarter/],
    ['a changed header', { change: (row) => row, use: '2,500 units of ' }, /has no columns of electricity/],
    ['a use that is none', { use: 250 }, /has no columns of electricity/],
    ['a missing region', { regions: REGIONS.split(',').slice(1) }, /annex-9\.xlsx lacks North Western/],
    [
      'a region that nobody knows',
      { change: london((row) => row.with(1, 'Londinium')) },
      /do not know, "Londinium"/,
    ],
    ['a region twice', { change: london((row) => row.with(1, 'Yorkshire')) }, /has Yorkshire twice/],
    [
      'a value tripled',
      { change: london((row) => row.with(3, 2300)) },
      /London at 84p is more than a third away/,
    ],
    ['a value that is none', { change: london((row) => row.with(6, '-')) }, /has no price of gas in London/],
    [
      'the year of no use as the dearer',
      { change: london((row) => row.with(2, 901)) },
      /has no price of electricity in London/,
    ],
  ];
  for (const [what, changed, sentence] of workbooks)
    it(`NOW-05: refuses a workbook with ${what} with a message, and writes nothing`, async () => {
      const { isRenewed, printed, before, written } = await run(changed);
      assert.ok(!isRenewed && written === before, printed);
      assert.match(printed, sentence);
    });

  it('NOW-05: refuses a workbook that is truncated, empty or a web page', async () => {
    const whole = await annex9();
    for (const file of [
      whole.subarray(0, 900),
      Buffer.from('PK'),
      '',
      '<!doctype html><title>Sorry</title>',
    ]) {
      const { isRenewed, printed, before, written } = await run({}, { file });
      assert.ok(!isRenewed && written === before, printed);
      assert.match(printed, /is not a workbook that can be read/);
    }
  });
});
