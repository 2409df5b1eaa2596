import assert from 'node:assert/strict';
import { after, describe, it } from 'node:test';
import type { Assumption } from '../model/result/quote-result.ts';
import { setDay } from './day.ts';
import { assumptionInEnglish } from './in-english.ts';
import { addressParts, createQuote, readResult } from './journey.ts';
import { runServer } from './running-server.ts';

const DAY = '2026-08-15';
setDay(DAY);
const server = await runServer();
after(() => server.stop());

type Asset = 'ashp' | 'solar' | 'ev';
const resultOf = async (asset: Asset, more: object = {}) =>
  (await readResult(server, asset, await createQuote(server, asset, more))).json;
const onDay = async <Result>(day: string, read: () => Promise<Result>) => {
  setDay(day);
  return read().finally(() => setDay(DAY));
};

describe('the basis of a quote’s figures', () => {
  for (const asset of ['ashp', 'solar', 'ev'] as const)
    it(`HON-08, HON-09, HON-11 ${asset}: prices with their dates, tariffs compared, conditions and support`, async () => {
      const { prices, compared, conditions, support, calculatedResults } = await resultOf(asset);
      assert.deepEqual([prices.capFrom, prices.capTo], ['2026-07-01', '2026-09-30']);
      assert.deepEqual(prices.fuels[0], { fuel: 'petrol', pence: 151.4, unit: 'l', date: '2026-06-30' });
      assert.equal(
        compared,
        calculatedResults.filter((row: { isCurrent: boolean }) => !row.isCurrent).length,
      );
      assert.ok(conditions.some(({ id }: { id: string }) => id === 'direct-debit'));
      assert.ok(support.length > 0);
    });

  it('HON-09: include the smart meter of the address, and do not guess one without a meter', async () => {
    const smart = async (details: object) => {
      const { conditions } = await resultOf('ev', { details });
      return conditions.find(({ id }: { id: string }) => id === 'smart-meter')?.met;
    };
    const parts = await addressParts(server, 'BS19AA');
    assert.equal(await smart({ ...parts, id: 'elsewhere' }), null);
    const metered = await smart(parts);
    assert.equal(typeof metered, 'boolean');
  });

  it('HON-11: show car tax by the mile separately from a car’s saving: £250 a year for 8,320 miles', async () => {
    const { known, calculatedResults } = await resultOf('ev', {
      milesDrivenWeekDays: 110,
      milesDrivenWeekEnds: 50,
    });
    assert.deepEqual(
      known.map(({ from, change }: { from: string; change: number }) => [from, change]),
      [['2028-04-01', -249.6]],
    );
    const [today, best] = calculatedResults;
    assert.equal(best.savings.toFixed(1), (today.annualCost - best.annualCost).toFixed(1));
    const pump = (await resultOf('ashp')).known ?? [];
    assert.ok(pump.every(({ from }: { from: string }) => from !== '2028-04-01'));
  });

  it('HON-11: include no tax by the mile for a van, whatever was driven before', async () => {
    const van = { makeId: 28, modelId: 1085, engineSize: 45 };
    const changes = async (more: object) => (await resultOf('ev', more)).known.length;
    assert.equal(await changes({ compare: van }), 0);
    assert.equal(await changes({ current: van, compare: undefined }), 0);
  });

  it('HON-10: include support in Northern Ireland, but no conditions, since there is no tariff', async () => {
    const details = { ...(await addressParts(server, 'BS19AA')), postcode: 'BT1 1AA', id: 'elsewhere' };
    const { compared, conditions, support } = await resultOf('ashp', { details });
    assert.deepEqual([compared, conditions], [undefined, undefined]);
    assert.equal(support[0].id, 'vat-heat-pump-ni');
  });

  it('HON-09: include the conditions of another requested tariff', async () => {
    const quoteId = await createQuote(server, 'ashp');
    const put = (tariffId: number) =>
      server.send('POST /request/results/tou/ashp/update', { body: { quoteId, tariffId } });
    const { status, json } = await put(1);
    assert.equal(status, 200);
    assert.deepEqual(
      json.conditions.map(({ id }: { id: string }) => id),
      ['direct-debit'],
    );
  });

  it('HON-08: state for each price that its quarter has ended, from the day after its last day', async () => {
    const sources = async () =>
      (await resultOf('ashp')).assumptions.map((one: Assumption) => assumptionInEnglish(one).source);
    const over = (texts: readonly string[]) =>
      texts.filter((source) =>
        source.includes('These prices are for July to September 2026. A newer price cap applies.'),
      ).length;
    assert.equal(over(await onDay('2026-09-30', sources)), 0);
    assert.equal(over(await onDay('2026-10-01', sources)), 2, 'electricity and gas');
  });

  it('HON-11: do not include support that has ended', async () => {
    const ids = async () =>
      (await resultOf('ashp', { heatingFuel: 3 })).support.map(({ id }: { id: string }) => id);
    assert.ok((await onDay('2027-03-31', ids)).includes('bus-oil'));
    assert.ok(!(await onDay('2027-04-01', ids)).includes('bus-oil'));
  });
});
