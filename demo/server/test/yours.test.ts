// Details that visitors state on their result change the figures, and null removes them.
import assert from 'node:assert/strict';
import { after, describe, it } from 'node:test';
import { assumptionInEnglish, sumInEnglish } from './in-english.ts';
import { addressParts, createQuote, readResult } from './journey.ts';
import { runServer } from './running-server.ts';

const server = await runServer();
after(() => server.stop());

type Asset = 'solar' | 'ashp';
type Json = Awaited<ReturnType<typeof readResult>>['json'];
const change = (asset: Asset, quoteId: string, changed: object) =>
  server.send(`PUT /request/customer/esa/${asset}/quote`, {
    body: { quoteId, referrerBranch: 'DR', ...changed },
  });
const read = async (asset: Asset, quoteId: string) => (await readResult(server, asset, quoteId)).json;

/** A result before and after a detail was given, and after it was removed. */
async function beforeAndAfter(asset: Asset, fields: Record<string, unknown>, more: object = {}) {
  const quoteId = await createQuote(server, asset, more);
  const plain = await read(asset, quoteId);
  assert.equal((await change(asset, quoteId, fields)).status, 200);
  const own = await read(asset, quoteId);
  await change(asset, quoteId, Object.fromEntries(Object.keys(fields).map((name) => [name, null])));
  assert.deepEqual(await read(asset, quoteId), plain, 'taken back');
  return { plain, own };
}

const generation = (result: Json) => figure(result, 'solar-generation');
const figure = (result: { sums: Record<string, { value: number }> }, id: string) => result.sums[id]!.value;
const drivers = (result: { ranges: { figure: string; drivers: { id: string }[] }[] }) =>
  result.ranges[0]!.drivers.map(({ id }: { id: string }) => id);

describe('a result with the visitor’s own details', () => {
  it('YOURS-01: the roof’s direction, pitch and shade change the output, and remove the driver from the range', async () => {
    const roof = { roofDirection: 'SE', roofPitch: 30, roofShade: 2 };
    const { plain, own } = await beforeAndAfter('solar', roof);
    const factor = (0.954 * 0.8) / 0.927;
    assert.ok(Math.abs(generation(own) - generation(plain) * factor) < 2);
    assert.ok(drivers(plain).includes('roof'));
    assert.ok(!drivers(own).includes('roof'));
    const labels = sumInEnglish(own.sums['solar-generation']).terms.map(({ label }) => label);
    assert.ok(labels.includes('Your roof, which faces south-east at 30°'));
    assert.ok(labels.includes('Shade on your roof: some'));
    assert.deepEqual(own.yours, { ...roof, halfHours: null });
    assert.deepEqual(plain.yours, {
      roofDirection: null,
      roofPitch: null,
      roofShade: null,
      halfHours: null,
    });
  });

  it('YOURS-02: hotter radiators lower the efficiency and raise the cost, and may need a larger heat pump', async () => {
    const { plain, own } = await beforeAndAfter('ashp', { flowTemperature: 55 });
    assert.ok(own.breakdown.efficiency < plain.breakdown.efficiency);
    assert.ok(own.breakdown.pumpElectricity > plain.breakdown.pumpElectricity);
    assert.ok(own.breakdown.costOnRecommended > plain.breakdown.costOnRecommended);
    assert.ok(own.request.ashp.ashpSize >= plain.request.ashp.ashpSize);
    const { low, high } = spread(own, 'heat');
    assert.ok(low < 0 && high > 0, 'less heat and more of it lie on either side');
    assert.equal(own.yours.flowTemperature, 55);
    const assumption = own.assumptions.find(({ key }: { key: string }) => key === 'system.flow-told');
    assert.equal(assumptionInEnglish(assumption).value, '55 °C');
  });

  it('YOURS-03: floor area and age change the heat if there is no meter reading, and are asked only then', async () => {
    const details = { ...(await addressParts(server, 'BS19AB')), id: 'elsewhere' };
    const { plain, own } = await beforeAndAfter('ashp', { floorArea: 140, ageBand: 1 }, { details });
    assert.ok(own.breakdown.heatDemand > plain.breakdown.heatDemand * 1.3);
    assert.ok(own.request.ashp.ashpSize > plain.request.ashp.ashpSize);
    assert.deepEqual([own.yours.floorArea, own.yours.ageBand], [140, 1]);
    const metered = await read('ashp', await createQuote(server, 'ashp'));
    assert.ok(!('floorArea' in metered.yours));
    const heatDriver = (result: Json) => spread(result, 'heat').high - spread(result, 'heat').low;
    assert.ok(heatDriver(own) / own.breakdown.spaceHeat < heatDriver(plain) / plain.breakdown.spaceHeat);
  });

  it('YOURS-02: with a stated radiator temperature, the range loses most of the effect of efficiency', async () => {
    const { plain, own } = await beforeAndAfter('ashp', { flowTemperature: 45 });
    for (const at of [0, 1]) {
      const [before, after] = [plain, own].map((result) => spread(result, 'efficiency', at));
      assert.ok(after!.high - after!.low < 0.7 * (before!.high - before!.low), `${at}`);
    }
  });

  it('YOURS-04: an installer’s price replaces the published range in the cost, the payback and the combined bill', async () => {
    const { plain, own } = await beforeAndAfter('ashp', { installerPrice: 13_000 });
    assert.equal(plain.costModel.totalCost, null);
    assert.ok(plain.wholeCost.price.low < plain.wholeCost.price.high && plain.wholeCost.sourceKey);
    assert.equal(own.costModel.totalCost, 13_000);
    assert.deepEqual(own.wholeCost.left, { low: 2500, high: 2500 });
    assert.deepEqual([own.whatIf.cost, own.whatIf.credit], [13_000, 10_500]);
    assert.equal(own.whatIf.lifetime.panels, own.calculatedResults[1].savings);
    const { payback } = own.wholeCost;
    assert.ok(payback.soonest > 0 && (payback.latest === null || payback.latest > payback.soonest));
    assert.deepEqual([plain.yours.installerPrice, own.yours.installerPrice], [null, 13_000]);

    const details = await addressParts(server, 'BS19AB');
    const solar = await createQuote(server, 'solar', { details });
    const ashp = await createQuote(server, 'ashp', { details, installerPrice: 13_000 });
    const path = `GET /request/results/tou/esa/solar/result?quoteId=${solar}&also=ashp:${ashp}`;
    const { combined, costModel } = (await server.send(path)).json;
    assert.equal(combined.totalCost, costModel.totalCost + 13_000);
  });

  it('YOURS-01, YOURS-02, YOURS-06: the details are also used in the combined bill', async () => {
    const details = await addressParts(server, 'BS19AB');
    const solar = await createQuote(server, 'solar', { details });
    const ashp = await createQuote(server, 'ashp', { details });
    const bill = async () => {
      const path = `GET /request/results/tou/esa/solar/result?quoteId=${solar}&also=ashp:${ashp}`;
      return (await server.send(path)).json.combined.electricity;
    };
    const plain = await bill();
    await change('solar', solar, { roofDirection: 'N', roofPitch: 45 });
    await change('ashp', ashp, { flowTemperature: 55 });
    const own = await bill();
    assert.ok(own.solarGeneration < plain.solarGeneration * 0.7);
    assert.ok(own.pumpConsumption > plain.pumpConsumption * 1.1);
  });

  it('YOURS-01 to YOURS-04: an impossible value is refused with the name of its field, and leaves the quote unchanged', async () => {
    const quoteId = await createQuote(server, 'solar');
    for (const [name, value] of [
      ['roofDirection', 'up'],
      ['roofPitch', 61],
      ['roofShade', 4],
      ['flowTemperature', 60],
      ['floorArea', 5],
      ['ageBand', 0],
      ['installerPrice', 0],
    ] as const) {
      const { status, json } = await change('solar', quoteId, { [name]: value });
      assert.equal(status, 400);
      assert.match(json.message, new RegExp(name));
    }
    assert.equal((await read('solar', quoteId)).yours.roofPitch, null);
  });
});

function spread(result: Json, id: string, at = 1): { low: number; high: number } {
  const { ranges } = result;
  return ranges[at]!.drivers.find((driver: { id: string }) => driver.id === id)!;
}
