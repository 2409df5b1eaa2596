import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { lifetimeYears } from '../../../src/domain/scenario.ts';
import { breakevenYears } from '../../../src/domain/solar.ts';
import { openSum } from '../../../src/domain/sum.ts';
import { type Asset, addressParts, createQuote } from './journey.ts';
import { runServer, type TestServer } from './running-server.ts';

let server: TestServer;
let ids: Record<Asset, string>;
before(async () => {
  server = await runServer();
  const worked = { archeTypeId: 2, heatingFuel: 1, insulation: 2, propertyTypeId: 2 };
  const miles = { milesDrivenWeekDays: 110, milesDrivenWeekEnds: 50 };
  ids = {
    ashp: await createQuote(server, 'ashp', worked),
    solar: await createQuote(server, 'solar', worked),
    ev: await createQuote(server, 'ev', { ...worked, ...miles }),
  };
});
after(() => server.stop());

const read = (asset: Asset, id: string, also?: string) =>
  server.send(
    `GET /request/results/tou/esa/${asset}/result?quoteId=${id}${also === undefined ? '' : `&also=${also}`}`,
  );

describe('the combined bill of one home, over HTTP', () => {
  it('HON-16: is part of the result, and the same whichever quote requests it', async () => {
    const { json } = await read('solar', ids.solar, `ashp:${ids.ashp},ev:${ids.ev}`);
    const { combined, combinedReason } = json;
    assert.deepEqual([combined.assets, combinedReason], [['ashp', 'solar', 'ev'], undefined]);
    assert.deepEqual([combined.tariff.tariffName, combined.tariff.indicative], ['Next Drive', true]);
    assert.deepEqual([combined.savings, combined.separately, combined.overlap], [2176.27, 2255.52, -79.25]);
    assert.equal(combined.totalCost, json.costModel.totalCost);
    const other = await read('ev', ids.ev, `solar:${ids.solar},ashp:${ids.ashp}`);
    assert.deepEqual(other.json.combined, combined);
  });

  it('HON-16, YOURS-04: has a later payback of everything with a price if no boiler is due, by the years of its parts; a single part has one, too', async () => {
    const pump = (await read('ashp', ids.ashp)).json.wholeCost.payback;
    const { combined } = (await read('solar', ids.solar, `ashp:${ids.ashp},ev:${ids.ev}`)).json;
    const { usual, notDue } = combined.payback;
    assert.ok(pump.notDue === null || pump.usual < pump.notDue);
    assert.ok(usual > 1 && usual < notDue, JSON.stringify(combined.payback));
    const { json } = await read('solar', ids.solar, `ev:${ids.ev}`);
    const { value, alone } = json.combined.shares.find((share: { asset: string }) => share.asset === 'solar');
    const years = lifetimeYears(json.whatIf.lifetime, value / alone);
    assert.deepEqual(json.combined.payback, { usual: breakevenYears(years, json.costModel.totalCost) });
  });

  it('HON-09, HON-16: has a saving that equals the shown parts of both bills, less exports', async () => {
    const { combined } = (await read('solar', ids.solar, `ashp:${ids.ashp}`)).json;
    const { sums, savings } = combined;
    assert.ok(Math.abs(openSum(sums, 'bill-savings')!.value - savings) < 0.01);
    const total = (parts: readonly { value: number }[]) => parts.reduce((all, { value }) => all + value, 0);
    assert.ok(Math.abs(sums['bill-today'].value - total(combined.today)) < 0.01);
    assert.ok(Math.abs(sums['bill-after'].value - total(combined.after)) < 0.01);
    assert.equal(sums['bill-after'].op, 'subtract');
  });

  it('HON-16: has the conditions of the tariff for the car, the heat pump and the panels', async () => {
    const conditions = async (also: string) =>
      (await read('ashp', ids.ashp, also)).json.combined.conditions.map(({ id }: { id: string }) => id);
    assert.deepEqual(await conditions(`ev:${ids.ev}`), [
      'direct-debit',
      'smart-meter',
      'ev-compatible',
      'rates-can-change',
    ]);
    const { json } = await read('ashp', ids.ashp, `solar:${ids.solar}`);
    const found = json.combined.conditions.map(({ id }: { id: string }) => id);
    assert.ok(found.includes('mcs-certificate') && !found.includes('battery-wear'), 'no battery, no wear');
  });

  it('HON-16: exists only if requested, and with at least two technologies', async () => {
    const { json } = await read('solar', ids.solar);
    assert.deepEqual([json.combined, json.combinedReason], [undefined, undefined]);
    const flat = await createQuote(server, 'ashp', { propertyTypeId: 7 });
    const alone = await read('ashp', flat, `solar:${ids.solar}`);
    assert.deepEqual([alone.status, alone.json.combined], [200, undefined]);
  });

  it('HON-16: follows a change of any of the quotes', async () => {
    const ev = await createQuote(server, 'ev');
    const saved = async () => (await read('ashp', ids.ashp, `ev:${ev}`)).json.combined.savings;
    const before = await saved();
    const body = { quoteId: ev, referrerBranch: 'DR', milesDrivenWeekDays: 400 };
    assert.equal((await server.send('PUT /request/customer/esa/ev/quote', { body })).status, 200);
    assert.ok((await saved()) > before + 100);
  });

  it('HON-16: includes the cost of charging for an additional car', async () => {
    const current = { makeId: 27, modelId: 1051, engineSize: 39 };
    const ev = await createQuote(server, 'ev', { current, compare: undefined });
    const { json } = await read('ev', ev, `ashp:${ids.ashp}`);
    const alone = (await read('ashp', ids.ashp)).json.calculatedResults[1].savings;
    const { separately, today, after: paid } = json.combined;
    assert.equal(separately.toFixed(2), (alone - json.calculatedResults[1].annualCost).toFixed(2));
    for (const parts of [today, paid]) assert.ok(parts.every(({ id }: { id: string }) => id !== 'car-fuel'));
  });

  it('HON-16: returns a 404 for an unknown id or the id of another asset', async () => {
    for (const also of ['ashp:none', `ashp:${ids.ev}`, `ashp:${ids.ashp},ev:none`]) {
      const { status, json } = await read('solar', ids.solar, also);
      assert.deepEqual([status, json.message], [404, 'There is no such quote.'], also);
    }
  });

  it('HON-16: returns a 400 with an example for an invalid list', async () => {
    for (const also of [
      '',
      'ashp',
      'ashp:',
      'boiler:1',
      `ashp:${ids.ashp},`,
      `ashp:${ids.ashp};ev:${ids.ev}x:y`,
    ]) {
      const { status, json } = await read('solar', ids.solar, also);
      assert.deepEqual([status, also], [400, also]);
      assert.match(json.message, /^also must be a list like ashp:ID,ev:ID/);
    }
    for (const also of [`solar:${ids.solar}`, `ev:${ids.ev},ev:${ids.ev}`]) {
      const { status, json } = await read('solar', ids.solar, also);
      assert.equal(status, 400);
      assert.match(json.message, /occurs twice\.$/);
    }
  });

  it('HON-16: does not exist for quotes of two homes, which each have their own result', async () => {
    for (const [postcode, index] of [
      ['BS19AE', 0],
      ['BS19AA', 1],
    ] as const) {
      const other = await createQuote(server, 'ev', { details: await addressParts(server, postcode, index) });
      const { status, json } = await read('solar', ids.solar, `ev:${other}`);
      assert.deepEqual([status, json.combined, json.combinedReason], [200, undefined, 'other-home']);
      assert.ok(json.calculatedResults.length > 1);
    }
  });
});
