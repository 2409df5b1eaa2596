import assert from 'node:assert/strict';
import { after, before, beforeEach, describe, it } from 'node:test';
import { halfHoursOf } from '../london-time.ts';
import { regionalPrice } from '../model/prices/energy-prices.ts';
import { pricesOn } from '../model/prices/table-prices.ts';
import { vatOn, withVat } from '../model/prices/vat.ts';
import { ratesOf } from '../model/tariff/rates.ts';
import { tariffsOn } from '../model/tariff/table-tariffs.ts';
import { checkTariffs } from '../sources/check-tariffs.ts';
import { TABLE_SOURCES } from '../sources/table-sources.ts';
import { type FakeService, serve } from './fakes/fake-service.ts';
import { fakeOctopus, fakeRoadFuel } from './fakes/prices.ts';
import { createNotices } from './found.ts';
import { asWindows, onSale, ratesByRegion, ratesOfDay } from './octopus-tariffs.ts';
import { createServices } from './services.ts';
import { readLiveSettings } from './settings.ts';
import { liveSources } from './sources.ts';

const DAY = '2026-11-20';
const GO = 3;
/** Adds the VAT of the tables, which may be another when the tests run on other tables. */
const taxed = (pence: number) => withVat(pence, 0, vatOn(DAY, 'electricity'));
const TABLE = { ...TABLE_SOURCES, tariffs: async () => tariffsOn(DAY), prices: async () => pricesOn(DAY) };

describe('prices of the day', () => {
  let octopus: FakeService;
  let fuel: FakeService;
  let lines: string[] = [];
  let now = 0;
  before(async () => {
    [octopus, fuel] = await Promise.all([serve(fakeOctopus), serve(fakeRoadFuel)]);
  });
  after(() => Promise.all([octopus.close(), fuel.close()]));
  beforeEach(() => {
    lines = [];
    octopus.instead(null);
    fuel.instead(null);
    now = Date.parse(`${DAY}T12:00:00Z`);
  });
  const started = () => {
    const settings = readLiveSettings({
      OCTOPUS: '1',
      OCTOPUS_URL: octopus.url,
      FUEL_PRICES: '1',
      FUEL_PRICES_URL: `${fuel.url}/content`,
    })!;
    const notices = createNotices((line) => lines.push(line));
    return liveSources(createServices(settings, notices), notices, { table: TABLE, now: () => now });
  };
  /** Waits until the answer is in the cache, which is filled in the background. */
  const settled = async <Value>(ask: () => Promise<Value>, is: (value: Value) => boolean) => {
    for (let time = 0; time < 40; time++) {
      const value = await ask();
      if (is(value)) return value;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
    throw new Error('the answer did not arrive');
  };
  const row = async (sources: ReturnType<typeof started>, id: number) =>
    (await sources.tariffs()).all.find((one) => one.id === id)!;

  it('Octopus’s rates of each region get the table’s VAT, and name their product and day', async () => {
    const sources = started();
    const go = await settled(
      () => row(sources, GO),
      ({ inRegion }) => inRegion !== undefined,
    );
    assert.match(go.source, /GO-VAR-22-10-14, read on 2026-11-20$/);
    assert.equal(go.ratesAsOf, DAY);
    const rates = ratesOf(go, regionalPrice(pricesOn(DAY), '_H'));
    assert.deepEqual(
      [rates.day, rates.bought[0], rates.bought[1], rates.bought[10], rates.bought[11]],
      [28.4, 28.4, 8.5, 8.5, 28.4].map(taxed),
    );
    assert.equal(rates.standing, taxed(49.41));
    const intelligent = await row(sources, 4);
    assert.deepEqual(intelligent.inRegion?.get('_C')?.windows[0]?.rate, taxed(8));
    await checkTariffs(sources);
    assert.deepEqual(lines, []);
  });

  it('a region without a rate keeps the table’s rate, and a product that is not on sale is disabled', async () => {
    octopus.instead((asked) =>
      asked.url.pathname === '/products/'
        ? { body: { next: null, results: [{ code: 'VAR-22-11-01', direction: 'IMPORT' }] } }
        : fakeOctopus(asked),
    );
    const sources = started();
    assert.equal(
      (
        await settled(
          () => row(sources, GO),
          ({ enabled }) => !enabled,
        )
      ).enabled,
      false,
    );
    const flat = await row(sources, 13);
    assert.equal(ratesOf(flat, regionalPrice(pricesOn(DAY), '_C')).day, taxed(26.5956));
    assert.ok(!flat.inRegion?.has('_A'));
  });

  const lies: readonly (readonly [string, unknown])[] = [
    ['is empty', ''],
    ['is a page', '<html>'],
    ['is null', null],
    ['has lists of something else', { results: [{ code: 5 }] }],
  ];
  for (const [how, body] of lies)
    it(`LIVE-05: an answer that ${how} is ignored, and the tables are used`, async () => {
      octopus.instead(() => ({ body }));
      fuel.instead(() => ({ body }));
      const sources = started();
      assert.equal(await sources.tariffs(), await TABLE.tariffs());
      assert.equal(await sources.prices(), await TABLE.prices());
      assert.equal(lines.length, 2, lines.join());
    });

  it('LIVE-05: when a service fails, its last rates are used with their date for seven days', async () => {
    const sources = started();
    await settled(
      () => row(sources, GO),
      ({ inRegion }) => inRegion !== undefined,
    );
    octopus.instead(() => ({ status: 400, body: {} }));
    now += 6 * 86_400_000;
    assert.equal((await row(sources, GO)).ratesAsOf, DAY);
    now += 2 * 86_400_000;
    await settled(
      () => row(sources, GO),
      ({ inRegion }) => inRegion === undefined,
    );
  });

  it('road fuel prices come from the file’s last line, and one that is far from the table’s price is ignored', async () => {
    const { fuels } = await started().prices();
    assert.deepEqual([fuels.get('petrol')?.value, fuels.get('petrol')?.date], [175.88, '2026-10-12']);
    fuel.instead((asked) => {
      const { body } = fakeRoadFuel(asked)!;
      return { body: typeof body === 'string' ? `${body.replace('175.88', '17.5')},,,,,,` : body };
    });
    const other = await started().prices();
    assert.equal(other.fuels.get('petrol')?.value, pricesOn(DAY).fuels.get('petrol')?.value);
    assert.equal(other.fuels.get('diesel')?.value, 200.52);
    assert.match(lines.join(), /more than a third away/);
  });

  it('a day in London has 46 or 50 half hours when the clocks change, and its rates fill all 48 slots', () => {
    const days = ['2026-03-29', '2026-06-01', '2026-10-25'];
    assert.deepEqual(
      days.map((day) => halfHoursOf(day).length),
      [46, 48, 50],
    );
    for (const day of days) {
      const whole = {
        value_exc_vat: 20,
        valid_from: '2026-01-01T00:00:00Z',
        valid_to: null,
        payment_method: null,
      };
      const slots = ratesOfDay([whole], day)!;
      assert.deepEqual([slots.length, asWindows(slots).windows], [48, []]);
    }
    // In summer, 23:30 UTC is 00:30 in London.
    const summer = {
      value_exc_vat: 8,
      valid_from: '2026-05-31T23:30:00Z',
      valid_to: '2026-06-01T04:30:00Z',
      payment_method: null,
    };
    const rest = {
      value_exc_vat: 28,
      valid_from: '2026-01-01T00:00:00Z',
      valid_to: null,
      payment_method: null,
    };
    const { windows } = asWindows(ratesOfDay([summer, rest], '2026-06-01')!);
    assert.deepEqual(windows[0]?.slots, [1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
  });

  it('of products with matching codes, the newest import product on sale is used', () => {
    const one = (code: string, more: object = {}) => ({
      code,
      direction: 'IMPORT',
      available_from: '2025-01-01T00:00:00Z',
      available_to: null,
      ...more,
    });
    const listed = [
      one('GO-VAR-1'),
      one('GO-VAR-2', { available_from: '2026-02-01T00:00:00Z' }),
      one('GO-VAR-3', { available_from: '2026-08-01T00:00:00Z', available_to: '2026-11-19T00:00:00Z' }),
      one('GO-VAR-4', { available_from: '2026-09-01T00:00:00Z', direction: 'EXPORT' }),
      one('GO-FIX-5', { available_from: '2026-10-01T00:00:00Z' }),
      one('GO-VAR-7', { available_from: '2027-01-01T00:00:00Z' }),
    ];
    assert.equal(onSale(listed, /^GO-VAR-/, `${DAY}T12:00:00Z`)?.code, 'GO-VAR-2');
    assert.equal(onSale([one('GO-VAR-6', { direction: null })], /^GO-VAR-/, DAY)?.code, 'GO-VAR-6');
  });

  it('a region without a plausible standing charge is left out, an implausible rate is null, and figures with VAT are never used', () => {
    const tariff = (more: object) => ({
      direct_debit_monthly: {
        code: 'E',
        standing_charge_exc_vat: 40,
        standard_unit_rate_exc_vat: 20,
        standard_unit_rate_inc_vat: 21,
        day_unit_rate_exc_vat: null,
        night_unit_rate_exc_vat: null,
        ...more,
      },
    });
    const regions = ratesByRegion({
      code: 'VAR-1',
      single_register_electricity_tariffs: {
        _A: tariff({}),
        _B: tariff({ standing_charge_exc_vat: null }),
        _C: tariff({ standing_charge_exc_vat: 900 }),
        _D: tariff({ standard_unit_rate_exc_vat: null }),
        _F: { direct_debit_monthly: null, varying: tariff({}).direct_debit_monthly },
        _E: tariff({ standard_unit_rate_exc_vat: 2000 }),
      },
    } as never);
    const found = [...regions].map(([group, { day, standing }]) => [group, day, standing]);
    assert.deepEqual(found, [
      ['_A', 20, 40],
      ['_D', null, 40],
      ['_F', 20, 40],
      ['_E', null, 40],
    ]);
  });

  it('a night rate is from 00:30 to 05:30 London time, also on the two days when the clocks change', () => {
    const days = { '2026-03-29': ['T00:30', 'T04:30'], '2026-10-25': ['T23:30', 'T05:30'] } as const;
    for (const [day, [from, to]] of Object.entries(days)) {
      const begins = from === 'T23:30' ? '2026-10-24' : day;
      const rate = (value_exc_vat: number, valid_from: string, valid_to: string | null) => ({
        value_exc_vat,
        valid_from,
        valid_to,
        payment_method: null,
      });
      const night = rate(8, `${begins}${from}:00Z`, `${day}${to}:00Z`);
      const { windows } = asWindows(ratesOfDay([night, rate(28, '2026-01-01T00:00:00Z', null)], day)!);
      assert.deepEqual(windows, [{ rate: 8, slots: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10] }], day);
    }
  });
});
