import assert from 'node:assert/strict';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, describe, it } from 'node:test';
import writeWorkbook from 'write-excel-file/node';
import { renewRegions } from './renew-regions.mjs';

// As on Ofgem's page, with its names of regions, its two quarters and its double spaces.
const REGIONS =
  'North West,Northern,Yorkshire,Northern Scotland,Southern,Southern Scotland,N Wales and Mersey,London,South East,Eastern,East Midlands,Midlands,Southern Western,South Wales';
const HEADER = [
  'Region',
  'Daily standing charge October to December 2026',
  'Daily standing charge January to March 2027',
  'Unit rate October to December 2026',
  'Unit rate  January to March 2027',
];
const chart = (unit, standing, rows = REGIONS.split(',')) => {
  const cells = rows.map((region) => [
    region,
    `${standing} pence per day`,
    `${standing + 1} pence per day`,
    `${unit} pence per kWh`,
    `${unit + 1} pence per kWh`,
  ]);
  return `(function(){var options = {"data":{"value":${JSON.stringify([HEADER, ...cells])}}};})()`;
};
const GAS = chart(8, 30);
const GOOD = chart(26.5, 56);

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

  async function run(electricity, gas = GAS, write = true, before = BEFORE) {
    writeFileSync(table, before);
    writeFileSync(join(folder, 'vat.csv'), VAT);
    const files = { electricity: join(folder, 'electricity.js'), gas: join(folder, 'gas.js') };
    writeFileSync(files.electricity, electricity);
    if (gas === null) delete files.gas;
    else writeFileSync(files.gas, gas);
    const lines = [];
    const isRenewed = await renewRegions({ folder, ...files, write, say: (line) => lines.push(line) });
    return { isRenewed, printed: lines.join('\n'), before, written: readFileSync(table, 'utf8') };
  }

  it('NOW-05: adds the newest quarter of all 14 regions, with date, VAT and source, and writes only with --write', async () => {
    const { isRenewed, printed, before, written } = await run(GOOD);
    assert.ok(isRenewed && written.startsWith(before.trimEnd()), printed);
    const added = written.slice(before.trimEnd().length).trim().split('\n');
    assert.equal(added.length, 14);
    assert.match(
      added.find((line) => line.startsWith('_C,')),
      /^_C,London,27\.5,57,9,31,\d,5,2027-01-01,2027-03-31,read,"Ofgem price cap of January to March 2027/,
    );
    const shown = await run(GOOD, GAS, false);
    assert.ok(shown.isRenewed && shown.written === before);
    assert.match(
      shown.printed,
      /_C: .*\n {3}now: _C,London,27\.5[\s\S]*Nothing was written\. Use --write to change the table\.$/,
    );
  });

  const wrong = [
    ['a changed header', GOOD.replaceAll('Unit rate  Jan', 'Rate Jan'), /has no column "Unit rate January/],
    ['a missing region', chart(26.5, 56, REGIONS.split(',').slice(1)), /electricity\.js lacks North Western/],
    ['a region that nobody knows', GOOD.replace('London', 'Londinium'), /do not know, "Londinium"/],
    ['a region twice', GOOD.replace('Yorkshire', 'London'), /has London twice/],
    ['a value tripled', GOOD.replace('27.5 pence', '82.5 pence'), /at 82\.5p is more than a third away/],
    ['a value that is none', GOOD.replace('27.5 pence', 'about'), /has no price of North West/],
    ['an empty file', '', /electricity\.js is empty/],
    ['a page', '<!doctype html><title>Sorry</title>', /holds no table that begins with "Region"/],
    ['another way to pay', `// Standard credit\n${GOOD}`, /is not the table of direct debit/],
    ['a cut file', GOOD.slice(0, 900), /holds no table/],
    ['gas in the place of electricity', GAS, /more than a third away/],
  ];
  for (const [what, file, sentence] of wrong)
    it(`NOW-05: refuses ${what} with a message, and writes nothing`, async () => {
      const { isRenewed, printed, before, written } = await run(file);
      assert.ok(!isRenewed && written === before, printed);
      assert.match(printed, sentence);
    });

  it('NOW-05: replaces estimates for that quarter by Ofgem’s figures', async () => {
    const estimates = BEFORE.replaceAll('2026-10-01,2026-12-31', '2027-01-01,2027-03-31');
    const { isRenewed, printed, written } = await run(GOOD, GAS, true, estimates);
    assert.ok(isRenewed, printed);
    assert.match(printed, /_A: 26, 55, 8, 30 from 2027-01-01, estimated/);
    assert.equal(written.trim().split('\n').length, 15);
    assert.ok(!written.includes('estimated'));
  });

  it('NOW-05: refuses electricity and gas of different quarters', async () => {
    const { isRenewed, printed } = await run(
      GOOD,
      GAS.replaceAll('January to March 2027', 'April to June 2027'),
    );
    assert.ok(!isRenewed);
    assert.match(
      printed,
      /electricity is of January to March 2027, and the file for gas of April to June 2027/,
    );
  });

  it('NOW-05: reads both fuels from a quarter’s workbook, with the VAT of its first day', async () => {
    const { isRenewed, printed, before, written } = await run(await annex9(), null);
    assert.ok(isRenewed && written.startsWith(before.trimEnd()), printed);
    const added = written.slice(before.trimEnd().length).trim().split('\n');
    assert.deepEqual(added.map((line) => line[1]).sort(), [...LETTERS].sort());
    // Electricity: (900 - 200) / 2,500 kWh and 200 / 365 without VAT. Gas has 5 % VAT on (865 - 105) / 9,500 and 105 / 365.
    assert.match(
      added.find((line) => line.startsWith('_C,')),
      /^_C,London,28,54\.79,8\.4,30\.21,0,5,2027-01-01,2027-03-31,read,"Ofgem price cap of January to March 2027/,
    );
    const shown = await run(await annex9(), null, false);
    assert.ok(shown.isRenewed && shown.written === before);
  });

  const london = (change) => (row, dearer) => (row[1] === 'London' && !dearer ? change(row) : row);
  const workbooks = [
    ['another sheet', { sheet: '1a Default tariff' }, /has no sheet "1a Levelised DTC"/],
    ['no quarter', { quarter: 'January 2027' }, /names no quarter/],
    ['a changed header', { change: (row) => row, use: '2,500 units of ' }, /has no columns of electricity/],
    ['a use that is none', { use: 250 }, /has no columns of electricity/],
    ['a missing region', { regions: REGIONS.split(',').slice(1) }, /electricity\.js lacks North Western/],
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
      const { isRenewed, printed, before, written } = await run(await annex9(changed), null);
      assert.ok(!isRenewed && written === before, printed);
      assert.match(printed, sentence);
    });

  it('NOW-05: refuses a workbook that is truncated, empty or a web page, and the chart of one fuel without the other', async () => {
    const whole = await annex9();
    for (const [file, sentence] of [
      [whole.subarray(0, 900), /is not a workbook that can be read/],
      [Buffer.from('PK'), /is not a workbook that can be read/],
      ['', /--ofgem takes the workbook Annex 9, or the chart/],
      ['<!doctype html><title>Sorry</title>', /--ofgem takes the workbook Annex 9, or the chart/],
      [GOOD, /--ofgem takes the workbook Annex 9, or the chart/],
    ]) {
      const { isRenewed, printed, before, written } = await run(file, null);
      assert.ok(!isRenewed && written === before, printed);
      assert.match(printed, sentence);
    }
  });
});
