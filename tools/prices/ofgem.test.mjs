import assert from 'node:assert/strict';
import { copyFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, describe, it } from 'node:test';
import { ROOT } from '../build/paths.mjs';
import { renewRegions } from './renew-regions.mjs';

// In the forms of Ofgem's page: its regions, its two quarters, its two spaces.
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

const BEFORE = `gsp_group,region,elec_unit_p,elec_standing_p_day,gas_unit_p,gas_standing_p_day,elec_vat_percent,gas_vat_percent,from,to,quality,source
${[...'ABCDEFGPNJHKLM'].map((letter) => `_${letter},${letter === 'C' ? 'London' : `Region ${letter}`},26,55,8,30,0,5,2026-10-01,2026-12-31,estimated,ours`).join('\n')}
`;

describe('npm run prices -- --ofgem', () => {
  const folder = mkdtempSync(join(tmpdir(), 'prices-'));
  const table = join(folder, 'regional_prices.csv');
  const data = join(ROOT, 'demo/server/test/tables-2026-07');
  after(() => rmSync(folder, { recursive: true }));

  function run(electricity, gas = GAS, write = true, before = BEFORE) {
    writeFileSync(table, before);
    copyFileSync(join(data, 'vat.csv'), join(folder, 'vat.csv'));
    const files = { electricity: join(folder, 'electricity.js'), gas: join(folder, 'gas.js') };
    writeFileSync(files.electricity, electricity);
    writeFileSync(files.gas, gas);
    const said = [];
    const isRenewed = renewRegions({ folder, ...files, write, say: (line) => said.push(line) });
    return { isRenewed, said: said.join('\n'), before, written: readFileSync(table, 'utf8') };
  }

  it('NOW-05: adds the newest quarter of all 14 regions, with date, VAT and source, and writes with --write alone', () => {
    const { isRenewed, said, before, written } = run(GOOD);
    assert.ok(isRenewed && written.startsWith(before.trimEnd()), said);
    const added = written.slice(before.trimEnd().length).trim().split('\n');
    assert.equal(added.length, 14);
    assert.match(
      added.find((line) => line.startsWith('_C,')),
      /^_C,London,27\.5,57,9,31,\d,5,2027-01-01,2027-03-31,read,"Ofgem price cap of January to March 2027/,
    );
    const shown = run(GOOD, GAS, false);
    assert.ok(shown.isRenewed && shown.written === before);
    assert.match(shown.said, /_C: .*\n {3}now: _C,London,27\.5[\s\S]*Nothing is written without --write\.$/);
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
    it(`NOW-05: refuses ${what}, says so and writes nothing`, () => {
      const { isRenewed, said, before, written } = run(file);
      assert.ok(!isRenewed && written === before, said);
      assert.match(said, sentence);
    });

  it('NOW-05: puts what Ofgem says in the place of estimates of that quarter', () => {
    const estimates = BEFORE.replaceAll('2026-10-01,2026-12-31', '2027-01-01,2027-03-31');
    const { isRenewed, said, written } = run(GOOD, GAS, true, estimates);
    assert.ok(isRenewed, said);
    assert.match(said, /_A: 26, 55, 8, 30 from 2027-01-01, estimated/);
    assert.equal(written.trim().split('\n').length, 15);
    assert.ok(!written.includes('estimated'));
  });

  it('NOW-05: refuses electricity and gas of two quarters', () => {
    const { isRenewed, said } = run(GOOD, GAS.replaceAll('January to March 2027', 'April to June 2027'));
    assert.ok(!isRenewed);
    assert.match(said, /Electricity is of January to March 2027 and gas of April to June 2027/);
  });
});
