import assert from 'node:assert/strict';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { renewFuel } from './fuel.mjs';

const HEADER =
  'Date,ULSP (Ultra low sulphur unleaded petrol) Pump price in pence/litre,ULSD (Ultra low sulphur diesel) Pump price in pence/litre,ULSP (Ultra low sulphur unleaded petrol) Duty rate in pence/litre';
const GOOD = `${HEADER}\n05/10/2026,174.88,199.52,52.95\n12/10/2026,176.1,200.25,52.95\n`;
const TABLE = `fuel,price_p,unit,vat_percent,from,to,quality,source
petrol,174.88,p/l,20,2026-10-05,2026-11-30,read,DESNZ
diesel,199.52,p/l,20,2026-10-05,2026-11-30,read,DESNZ
`;

describe('npm run prices', () => {
  const folder = mkdtempSync(join(tmpdir(), 'prices-'));
  const table = join(folder, 'fuel_prices.csv');
  let file = GOOD;
  let origin = '';
  const server = createServer(({ url }, answer) => {
    const attachments = [
      { title: 'Weekly road fuel prices 2018 to 2026', url: `${origin}/media/1/weekly_2018.csv` },
    ];
    answer.end(url === '/content' ? JSON.stringify({ details: { attachments } }) : file);
  });
  before(async () => {
    await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
    origin = `http://127.0.0.1:${server.address().port}`;
  });
  after(() => {
    server.close();
    rmSync(folder, { recursive: true });
  });

  async function run(fakeFile, write = false) {
    file = fakeFile;
    writeFileSync(table, TABLE);
    const lines = [];
    const isRenewed = await renewFuel({
      table,
      write,
      print: (line) => lines.push(line),
      url: `${origin}/content`,
    });
    return { isRenewed, printed: lines.join('\n'), written: readFileSync(table, 'utf8') };
  }

  it('shows each newer price next to the old one, and writes nothing', async () => {
    const { isRenewed, printed, written } = await run(GOOD);
    assert.ok(isRenewed && written === TABLE);
    assert.match(
      printed,
      /petrol: 174\.88p from 2026-10-05\n {3}now: petrol,176\.1,p\/l,20,2026-10-12,2026-11-30,read/,
    );
    assert.match(printed, /Nothing was written\. Use --write .*\.$/);
  });

  it('adds them with date and source below the old ones if --write is given', async () => {
    const { written } = await run(GOOD, true);
    assert.ok(written.startsWith(TABLE));
    assert.match(
      written.slice(TABLE.length),
      /^petrol,176\.1,.*DESNZ weekly.*\ndiesel,200\.25,.*2026-10-12.*\n$/,
    );
  });

  const wrong = [
    ['a changed header', GOOD.replaceAll('Pump price', 'Price'), /has no column "ULSP/],
    ['a missing price', `${HEADER}\n12/10/2026,,200.25,52.95\n`, /has no price for petrol/],
    [
      'a value tripled',
      `${HEADER}\n12/10/2026,524.64,200.25,52.95\n`,
      /more than a third away from 174\.88p/,
    ],
    ['an empty file', '', /has no lines/],
    ['a header alone', `${HEADER}\n`, /has no lines/],
    ['a page', '<!doctype html><title>Sorry</title>', /is a page and not a table/],
    ['another date', `${HEADER}\n2026-10-12,176,200,52\n`, /instead of a date/],
  ];
  for (const [what, fakeFile, sentence] of wrong)
    it(`refuses ${what} with a message, and writes nothing`, async () => {
      const { isRenewed, printed, written } = await run(fakeFile, true);
      assert.ok(!isRenewed && written === TABLE);
      assert.match(printed, sentence);
    });
});
