// Checks the current tables on the real date: format, dates and limits, but no figures that change each quarter.
import './todays-world.ts';
import assert from 'node:assert/strict';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { PRICE_LINES } from '../../../src/domain/price-lines.generated.ts';
import { priceLines } from '../../../tools/prices/price-lines.ts';
import { CONSTANTS } from '../model/constants.ts';
import { placeOf } from '../model/place/place.ts';
import { pricesOn } from '../model/prices/table-prices.ts';
import { vatOn } from '../model/prices/vat.ts';
import { priceAssumptions } from '../model/result/assumptions.ts';
import { SUPPORT } from '../model/support/support.ts';
import { marketAt } from '../model/tariff/market.ts';
import { ratesOf } from '../model/tariff/rates.ts';
import { tariffsOn } from '../model/tariff/table-tariffs.ts';
import { today } from '../sources/today.ts';
import { assumptionInEnglish } from './in-english.ts';
import { addressParts, createQuote, readResult } from './journey.ts';
import { runServer, type TestServer } from './running-server.ts';

const DAY = today();
const prices = pricesOn(DAY);
const tariffs = tariffsOn(DAY);
/** One postcode in each of ten grid regions. */
const POSTCODES = [
  'CB1 1AA',
  'NG1 1AA',
  'N1 1AA',
  'L1 1AA',
  'B1 1AA',
  'NE1 1AA',
  'M1 1AA',
  'EH1 1AA',
  'CF10 1AA',
  'BN1 1AA',
];

/** Quotes that together compare every tariff. */
const COMPARED = [
  { asset: 'ashp' },
  { asset: 'ashp', heatingFuel: 2, isEconomy7: true },
  { asset: 'solar', propertyTypeId: 5, electricityUsage: 12_000, isEconomy7: true, heatingFuel: 2 },
  { asset: 'solar' },
  { asset: 'ev' },
] as const;

const between = (value: number, low: number, high: number, what: string) =>
  assert.ok(value >= low && value <= high, `${what}: ${value} is not within ${low} to ${high}`);

describe('today’s tables', () => {
  it('NOW-01 have the price cap that gives the typical bill of its source', () => {
    const { electricityUnit, electricityStanding, gasUnit, gasStanding, source, from } = prices.cap;
    const [, written] = /£([\d,]+) a year/.exec(source) ?? [];
    assert.ok(written, `the source of the line from ${from} tells no typical year`);
    const year = 25 * electricityUnit + 95 * gasUnit + 3.65 * (electricityStanding + gasStanding);
    between(
      year,
      Number(written.replace(',', '')) - 2,
      Number(written.replace(',', '')) + 2,
      'a typical year, £',
    );
  });

  it('NOW-01 have all 14 regions near the cap, with gas', () => {
    assert.equal(prices.regions.size, 14);
    for (const [group, { unit, standing, gas }] of prices.regions) {
      between(unit / prices.cap.electricityUnit, 0.9, 1.1, `${group} electricity`);
      between(standing / prices.cap.electricityStanding, 0.7, 1.4, `${group} standing charge`);
      between(gas!.unit / prices.cap.gasUnit, 0.9, 1.1, `${group} gas`);
      between(gas!.standing / prices.cap.gasStanding, 0.9, 1.1, `${group} gas standing charge`);
    }
  });

  it('NOW-01 have a rate of VAT for every day from 2023 to 2030', () => {
    for (const day of ['2023-10-01', '2026-09-30', '2026-10-01', '2027-03-31', '2027-04-01', '2030-12-31'])
      for (const fuel of ['electricity', 'gas'] as const) between(vatOn(day, fuel), 0, 20, day);
    assert.deepEqual(
      ['2026-09-30', '2026-10-01', '2027-03-31', '2027-04-01'].map((day) => vatOn(day, 'electricity')),
      [5, 0, 0, 5],
    );
  });

  it('NOW-01 NOW-04 are those that the script has its prices from: otherwise, run `npm run prices -- --script`', () => {
    assert.deepEqual(PRICE_LINES, priceLines());
    const { cap, fuels } = prices;
    const line = PRICE_LINES.find(({ from }) => from === cap.from)!;
    assert.deepEqual(line.electricity, { unit: cap.electricityUnit, standing: cap.electricityStanding });
    assert.deepEqual(line.gas, { unit: cap.gasUnit, standing: cap.gasStanding });
    assert.equal(line.to, cap.to);
    assert.equal(line.figures.petrolDate, fuels.get('petrol')!.date);
  });

  it('NOW-06 use a tariff’s own standing charge if it is known', () => {
    const region = prices.regions.get('_C')!;
    const agile = tariffs.all.find(({ name }) => name === 'Agile Octopus')!;
    assert.equal(ratesOf(agile, region).standing, agile.standing!.get('_C'));
    assert.equal(ratesOf(tariffs.standard, region).standing, region.standing);
  });

  it('NOW-02: have the date of each tariff’s rates, and the change of the cap since rates of an earlier quarter', () => {
    const place = placeOf('BS1 9AA')!;
    const market = marketAt(place, { day: DAY, prices, tariffs });
    for (const tariff of tariffs.all.filter(({ enabled }) => enabled)) {
      const rates = priceAssumptions(place, market, tariff)
        .map(assumptionInEnglish)
        .find(({ key }) => key === 'prices.tariff')!;
      assert.match(tariff.ratesAsOf ?? '', /^\d{4}-\d\d-\d\d$/, tariff.name);
      assert.equal(rates.date, tariff.ratesAsOf, tariff.name);
      const isOlder = tariff.ratesAsOf! < prices.cap.from;
      assert.equal(
        /The price cap has since gone from [\d.]+p to [\d.]+p a unit/.test(rates.source),
        isOlder,
        tariff.name,
      );
    }
  });

  it('NOW-02, HON-11: are reported by `npm run check -- --dates` if the rates of a tariff have ended', async () => {
    const rows = new URL('../../../tools/checks/dated-rows.mjs', import.meta.url);
    const { datedRows } = await import(rows.href);
    const listed = datedRows(join(import.meta.dirname, '../data'), DAY).map(
      ({ name }: { name: string }) => name,
    );
    for (const { id, name, enabled, ratesUntil } of tariffs.all)
      if (enabled && ratesUntil !== null && ratesUntil < DAY)
        assert.ok(listed.includes(`${id} ${name}`), `${name} until ${ratesUntil}`);
  });

  it('RIGHT-25: link to the publisher’s own page for each row of support and each cost of heating', () => {
    const own =
      /^(GOV\.UK|HM Treasury|HMRC|Department for Transport|homeenergyscotland\.org|nest\.gov\.wales|DESNZ|Nesta)[, ]/;
    const { heatPumpPrice, boilerPrice } = CONSTANTS;
    for (const { source } of [...SUPPORT, heatPumpPrice, boilerPrice])
      for (const part of source.split('; ')) assert.match(part, own, source);
  });

  it('have plausible prices of fuels and tariffs', () => {
    for (const [fuel, { value, unit }] of prices.fuels)
      between(value, unit === 'p/l' ? 80 : 4, unit === 'p/l' ? 300 : 20, fuel);
    for (const { name, dayRate, windows, exportRate } of tariffs.all) {
      between(dayRate, 10, 60, name);
      for (const { rate } of windows) between(rate, 0.1, 80, name);
      between(exportRate, 0, 40, name);
    }
  });
});

describe('a quote on today’s tables', () => {
  let server: TestServer;
  before(async () => {
    server = await runServer();
  });
  after(() => server.stop());

  for (const asset of ['ashp', 'solar', 'ev'] as const)
    it(`NOW-01 NOW-03 ${asset} uses the rates of its region, at ten postcodes of ten regions`, async () => {
      const groups = new Set<string>();
      for (const postcode of POSTCODES) {
        const { gspGroup } = placeOf(postcode)!;
        const { unit, standing } = prices.regions.get(gspGroup!)!;
        groups.add(gspGroup!);
        const details = { ...(await addressParts(server, 'BS19AA')), postcode, id: 'elsewhere' };
        const { json } = await readResult(server, asset, await createQuote(server, asset, { details }));
        const at = json.assumptions.find(({ key }: { key: string }) => key === 'prices.electricity').values;
        assert.deepEqual(
          [at.unit, at.standing],
          [unit, standing].map((price) => Number(price.toFixed(3))),
        );
        assert.equal(json.prices.capFrom, prices.cap.from);
        assert.doesNotMatch(JSON.stringify(json), /newer price cap/);
        const vat = (json.known ?? []).find(({ key }: { key: string }) => key === 'known.vat-electricity');
        assert.equal(vat?.from, prices.vatChange?.from, 'what is decided of VAT');
        if (vat) assert.ok(vat.values.pounds > 0 && vat.change !== 0, JSON.stringify(vat));
      }
      assert.equal(groups.size, 10);
    });

  it('NOW-02 states the date of the rates of each compared tariff', async () => {
    const dated = new Map<string, object>();
    for (const { asset, ...more } of COMPARED) {
      const details = { ...(await addressParts(server, 'BS19AA')), id: 'elsewhere' };
      const { json } = await readResult(
        server,
        asset,
        await createQuote(server, asset, { details, ...more }),
      );
      for (const { tariffName, ratesFrom = null, ratesAsOf } of json.calculatedResults)
        if (tariffName) dated.set(tariffName, { ratesFrom, ratesAsOf });
    }
    const compared = tariffs.all.filter(({ enabled }) => enabled);
    assert.ok(compared.length > 10);
    for (const { name, halfHourly, ratesAsOf, ratesUntil } of compared) {
      const dates = halfHourly
        ? { ratesFrom: ratesAsOf, ratesAsOf: ratesUntil }
        : { ratesFrom: null, ratesAsOf };
      assert.deepEqual(dated.get(name), dates, name);
    }
  });
});
