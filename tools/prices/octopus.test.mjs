import assert from 'node:assert/strict';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { serve } from '../../demo/server/live/fakes/fake-service.ts';
import { fakeOctopus } from '../../demo/server/live/fakes/prices.ts';
import { vatOn } from '../../demo/server/model/prices/vat.ts';
import { renewTariffs } from './octopus.mjs';

const NOW = Date.parse('2026-11-20T12:00:00Z');
const LETTERS = [...'ABCDEFGHJKLMNP'];
const TABLE = `tariff_id,supplier_id,tariff_name,day_rate_p,windows_p,standing_p_day,vat_percent,from,to,quality,source,note
1,1,Standard,cap,,,,cap,cap,read,Ofgem,
3,2,Octopus Go,28.4,00:30-05:30=8.5,,5,2026-05-12,2026-06-30,read,a page,"EV, only"
4,2,Intelligent Octopus Go,34.55,23:30-05:30=8.0,,0,2026-09-18,2026-09-30,read,a page,
5,2,Cosy Octopus,29.6,04:00-07:00=9.5,,5,2026-05-01,2026-06-30,conflicting,pages,
6,2,Octopus Flux,27.3,02:00-05:00=9.4,,5,2026-07-01,2026-09-30,read,a page,
13,2,Flexible,cap,,_C=41.3869,0,cap,cap,read,Octopus,
7,3,Next Drive,27.5,00:00-06:00=9.5,,5,2026-04-01,2026-06-30,conflicting,pages,
`;

/** Octopus as its fake answers, with the same rates in the regions of `letters`. */
const fakeWith =
  (letters, change = (text) => text) =>
  (question) => {
    const answer = fakeOctopus(question);
    const body = structuredClone(answer.body);
    for (const [key, register] of Object.entries(body ?? {}))
      if (key.endsWith('_electricity_tariffs') && register._C)
        body[key] = Object.fromEntries(letters.map((letter) => [`_${letter}`, register._C]));
    return { ...answer, body: JSON.parse(change(JSON.stringify(body))) };
  };

describe('npm run prices -- --octopus', () => {
  const folder = mkdtempSync(join(tmpdir(), 'prices-'));
  const table = join(folder, 'tariffs.csv');
  let fake = fakeWith(LETTERS);
  let server;
  before(async () => {
    server = await serve((question) => fake(question));
  });
  after(async () => {
    await server.close();
    rmSync(folder, { recursive: true });
  });

  async function run(as, write = true) {
    fake = as;
    writeFileSync(table, TABLE);
    const lines = [];
    const print = (line) => lines.push(line);
    const isRenewed = await renewTariffs({ table, write, print, url: server.url, now: NOW, perSecond: 1000 });
    return { isRenewed, printed: lines.join('\n'), written: readFileSync(table, 'utf8') };
  }

  it('NOW-05: replaces rates, hours, standing charges, VAT, date and source by those of today', async () => {
    const { isRenewed, printed, written } = await run(fakeWith(LETTERS));
    assert.ok(isRenewed, printed);
    const vat = vatOn('2026-11-20', 'electricity');
    const [, standard, go, , , , flexible] = written.split('\n');
    assert.equal(standard, TABLE.split('\n')[1]);
    const [, day, night] = /^3,2,Octopus Go,([\d.]+),00:30-05:30=([\d.]+),_A=/.exec(go).map(Number);
    // Rates are compared to a hundredth of a penny.
    for (const [taxed, untaxed] of [
      [day, 28.4],
      [night, 8.5],
    ])
      assert.ok(Math.abs(taxed - untaxed * (1 + vat / 100)) < 0.0051, go);
    assert.match(go, /,2026-11-20,2026-12-31,read,"Octopus public API, product GO-VAR-22-10-14, 2026-11-20/);
    assert.ok(go.endsWith(',"EV, only"'), go);
    assert.match(printed, /^Renew by hand: Next Drive\./, 'what it could not renew');
    assert.match(flexible, /^13,2,Flexible,cap,,_A=4\d\.\d\d;.*,cap,cap,read,/);
    const shown = await run(fakeWith(LETTERS), false);
    assert.ok(shown.isRenewed && shown.written === TABLE);
    assert.match(shown.printed, /Octopus Go: 28\.4 00:30-05:30=8\.5.*\n {3}now: 3,2,Octopus Go/);
  });

  const wrong = [
    ['a missing region', fakeWith(LETTERS.slice(1)), /has rates of 13 regions and not of 14/],
    [
      'a value tripled',
      fakeWith(LETTERS, (text) => text.replaceAll('28.4', '85.2')),
      /day rate of .*more than a third away from/,
    ],
    [
      'a changed field',
      fakeWith(LETTERS, (text) => text.replaceAll('"value_exc_vat"', '"value"')),
      /differently from its documentation/,
    ],
    ['an empty answer', () => ({ body: {} }), /differently from its documentation/],
    ['a page', () => ({ body: '<!doctype html><title>Sorry</title>' }), /differently from its documentation/],
    ['a failure', () => ({ status: 500, body: {} }), /Octopus: not renewed\. \w+/],
  ];
  for (const [what, as, sentence] of wrong)
    it(`NOW-05: refuses ${what} with a message, and writes nothing`, async () => {
      const { isRenewed, printed, written } = await run(as);
      assert.ok(!isRenewed && written === TABLE, printed);
      assert.match(printed, sentence);
    });
});
