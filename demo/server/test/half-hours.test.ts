// Metered half hours in quotes: their effect, how they are reported, and which are refused.
import assert from 'node:assert/strict';
import { after, describe, it } from 'node:test';
import { homeLoad } from '../model/load/home-load.ts';
import { placeOf } from '../model/place/place.ts';
import { propertyType } from '../model/place/property-type.ts';
import { assumptionInEnglish, sumsInEnglish } from './in-english.ts';
import { ASSETS, type Asset, addressParts, createQuote, readResult } from './journey.ts';
import { runServer } from './running-server.ts';

const server = await runServer();
after(() => server.stop());

type Json = Awaited<ReturnType<typeof readResult>>['json'];
const read = async (asset: Asset, quoteId: string): Promise<Json> =>
  (await readResult(server, asset, quoteId)).json;
const change = (asset: Asset, quoteId: string, changed: object) =>
  server.send(`PUT /request/customer/esa/${asset}/quote`, {
    body: { quoteId, referrerBranch: 'DR', ...changed },
  });

const MONTHS = Array.from({ length: 12 }, (_, month) => month);
const DAY = Array.from({ length: 48 }, (_, slot) => slot);
const DATES = { from: '2025-11-01', to: '2026-10-31', share: 0.994 };
const halfHours = (kWh: (month: number, slot: number) => number) => ({
  ...DATES,
  means: MONTHS.map((month) => DAY.map((slot) => kWh(month, slot))),
});
/** 3,650 kWh a year, all between midnight and 07:00. */
const AT_NIGHT = halfHours((_, slot) => (slot < 14 ? 10 / 14 : 0));

/** The half hours of a home with this use and the usual profile. */
function usual(electricityUsage: number) {
  const { shape } = homeLoad({
    place: placeOf('BS1 9AA')!,
    type: propertyType(2)!,
    fuel: 1,
    occupancy: 4,
    electricityUsage,
    isEconomy7: false,
  });
  return halfHours((month, slot) => shape[month * 48 + slot]!);
}

const recommended = (result: Json) =>
  result.calculatedResults.find(({ isRecommended }: { isRecommended: boolean }) => isRecommended);
const current = (result: Json) =>
  result.calculatedResults.find(({ isCurrent }: { isCurrent: boolean }) => isCurrent);
const assumed = (result: Json, key: string): Json => {
  const found = result.assumptions.find((one: { key: string }) => one.key === key);
  return found && assumptionInEnglish(found);
};
const driver = (result: Json, id: string) =>
  result.ranges[0].drivers.find((one: { id: string }) => one.id === id);
const width = (one: { low: number; high: number }) => one.high - one.low;
const terms = (result: Json): { tag: string; source: string | null; date: string | null }[] =>
  Object.values(sumsInEnglish(result.sums)).flatMap((sum) => sum.terms);

describe('the metered half hours of a home', () => {
  for (const asset of ASSETS)
    it(`HALF-03: give the same ${asset} quote as their total if they follow the usual profile, whichever use was known before`, async () => {
      const fields = { heatingFuel: 1, propertyTypeId: 2, electricityUsage: 3456 };
      const stated = await read(asset, await createQuote(server, asset, fields));
      const measured = await createQuote(server, asset, {
        ...fields,
        electricityUsage: 2000,
        halfHours: usual(3456),
      });
      const result = await read(asset, measured);
      const figures = ({ calculatedResults, costModel, whatIf }: Json) => ({
        calculatedResults,
        costModel,
        whatIf,
      });
      assert.deepEqual(figures(result), figures(stated));
    });

  for (const asset of ASSETS)
    it(`HALF-03: change the ${asset} result, are stated as measured with their dates, and can be removed`, async () => {
      const quoteId = await createQuote(server, asset, { heatingFuel: 1 });
      const plain = await read(asset, quoteId);
      assert.equal(plain.yours.halfHours, null);
      assert.equal((await change(asset, quoteId, { halfHours: AT_NIGHT })).status, 200);
      const own = await read(asset, quoteId);
      assert.equal(own.yours.halfHours, '2025-11-01/2026-10-31');
      assert.equal(current(own).electricity.householdConsumption, 3650);
      const assumption = assumed(own, 'home.electricity-measured');
      assert.equal(
        assumption.source,
        'Measured by your meter each half hour, November 2025 to October 2026.',
      );
      assert.equal(assumed(own, 'home.electricity'), undefined);
      const tagged = terms(own).filter(({ tag }) => tag === 'measured');
      if (asset !== 'ev') assert.ok(tagged.length > 0, 'a sum that rests on the load says so');
      for (const { source, date } of tagged)
        assert.deepEqual(
          [source, date],
          ['Your meter’s half hours, November 2025 to October 2026', '2026-10-31'],
        );
      assert.notDeepEqual(own.calculatedResults, plain.calculatedResults);
      await change(asset, quoteId, { halfHours: null });
      assert.deepEqual(await read(asset, quoteId), plain);
    });

  it('HALF-03: determine everything that depends on the times of use: tariffs, battery, self-consumption and the day chart', async () => {
    const result = async (means: object) =>
      read('solar', await createQuote(server, 'solar', { heatingFuel: 1, halfHours: means }));
    const even = await result(usual(3650));
    const night = await result(AT_NIGHT);
    const atNoon = await result(halfHours((_, slot) => (slot >= 20 && slot < 30 ? 1 : 0)));
    assert.ok(current(night).annualCost === current(even).annualCost, 'one price all day');
    const met = (one: Json) => recommended(one).electricity.solarUsedInHouse;
    assert.ok(met(atNoon) > 1.5 * met(even), 'the sun meets it at once');
    const battery = ({ request }: Json) => request.solar.batterySize;
    assert.deepEqual([battery(even), battery(atNoon)], [0, 0]);
    assert.ok(battery(night) > 0, 'the sun has to be kept for the night');
    const cheapest = (one: Json) => recommended(one).annualCost;
    assert.ok(cheapest(atNoon) < cheapest(even));
    assert.notDeepEqual(night.clock, even.clock);
    assert.match(assumed(night, 'behaviour.measured').value, /^99% of the half hours$/);
    assert.equal(assumed(night, 'behaviour.daytime'), undefined);
  });

  it('HALF-03: narrow the range, since use and self-consumption are better known', async () => {
    const fields = { heatingFuel: 1, electricityUsage: 3456 };
    const stated = await read('solar', await createQuote(server, 'solar', fields));
    const own = await read(
      'solar',
      await createQuote(server, 'solar', { ...fields, halfHours: usual(3456) }),
    );
    for (const id of ['use', 'self-use'])
      assert.ok(width(driver(own, id)) < 0.6 * width(driver(stated, id)), id);
    assert.ok(width(own.ranges[0]) < width(stated.ranges[0]));
    assert.equal(driver(own, 'use').key, 'driver.use-measured');
  });

  it('HALF-03: leave unmetered months at the usual profile, scaled to the metered ones, and state so', async () => {
    const whole = usual(3456);
    const winter = { ...whole, means: whole.means.map((month, at) => (at < 2 || at > 9 ? month : null)) };
    const quoteId = await createQuote(server, 'solar', { heatingFuel: 1, halfHours: winter });
    const own = await read('solar', quoteId);
    assert.equal(current(own).electricity.householdConsumption, 3456);
    const filled = assumed(own, 'home.months-filled');
    assert.equal(filled.value, 'March, April, May, June, July, August, September, October');
    const all = await read('solar', await createQuote(server, 'solar', { heatingFuel: 1, halfHours: whole }));
    assert.equal(assumed(all, 'home.months-filled'), undefined);
    assert.ok(width(driver(own, 'use')) > 1.2 * width(driver(all, 'use')), 'less was read, more is unsure');
  });

  it('HALF-03: equal the sum of heat and other use in an electrically heated home', async () => {
    const details = await addressParts(server, 'BS19AB');
    const own = halfHours((month, slot) => (month < 3 || month > 9 ? 0.8 : 0.2) + (slot < 14 ? 0.3 : 0));
    const fields = { details, heatingFuel: 2, propertyTypeId: 2, halfHours: own };
    const heat = await read('ashp', await createQuote(server, 'ashp', fields));
    const days = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];
    const year = own.means.reduce(
      (total, month, at) => total + days[at]! * month.reduce((sum, kWh) => sum + kWh, 0),
      0,
    );
    assert.ok(Math.abs(current(heat).electricity.householdConsumption - year) < 1);
    assert.match(assumed(heat, 'home.heat-metered').text, /electricity meter/);
    const { value, terms: parts } = heat.sums['hp-heat'];
    assert.ok(Math.abs(parts[0].value - year) < 1 && parts[0].tag === 'measured');
    assert.ok(Math.abs(parts[0].value - parts[1].value - value) < 0.01);
  });

  it('HALF-03 YOURS-06: are used in the combined bill, whichever quote received them last', async () => {
    const details = await addressParts(server, 'BS19AA');
    const solar = await createQuote(server, 'solar', { details, heatingFuel: 1 });
    const ev = await createQuote(server, 'ev', { details });
    const bill = async () =>
      (await server.send(`GET /request/results/tou/esa/solar/result?quoteId=${solar}&also=ev:${ev}`)).json
        .combined;
    const plain = await bill();
    await change('ev', ev, { halfHours: AT_NIGHT });
    await change('solar', solar, { halfHours: AT_NIGHT });
    const own = await bill();
    assert.notDeepEqual(own.electricity, plain.electricity);
    assert.equal(Math.round(own.electricity.householdConsumption), 3650);
    await change('ev', ev, { halfHours: null });
    await change('solar', solar, { halfHours: null });
    assert.deepEqual(await bill(), plain);
  });

  it('HALF-04: are refused with the name of the field if impossible, which leaves the quote unchanged', async () => {
    const quoteId = await createQuote(server, 'solar', { heatingFuel: 1, halfHours: AT_NIGHT });
    const before = await read('solar', quoteId);
    const [january, ...others] = AT_NIGHT.means;
    for (const wrong of [
      { ...AT_NIGHT, means: others },
      { ...AT_NIGHT, means: [january!.slice(1), ...others] },
      { ...AT_NIGHT, means: [january!.map(() => -1), ...others] },
      { ...AT_NIGHT, means: [january!.map(() => 51), ...others] },
      { ...AT_NIGHT, means: MONTHS.map(() => null) },
      halfHours(() => 0),
      halfHours(() => 20),
      { ...AT_NIGHT, to: '2025-11-27' },
      { ...AT_NIGHT, to: '2024-11-27' },
      { ...AT_NIGHT, from: 'yesterday' },
      { ...AT_NIGHT, share: 1.1 },
      { ...AT_NIGHT, share: undefined },
      'half hours',
    ]) {
      const { status, json } = await change('solar', quoteId, { halfHours: wrong });
      assert.equal(status, 400, JSON.stringify(wrong).slice(0, 80));
      assert.match(json.message, /halfHours/);
    }
    assert.deepEqual(await read('solar', quoteId), before);
  });
});
