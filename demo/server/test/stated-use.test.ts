import assert from 'node:assert/strict';
import { after, describe, it } from 'node:test';
import { evaluateSum } from '../../../src/domain/sum.ts';
import { addressParts, createQuote, readResult } from './journey.ts';
import { runServer } from './running-server.ts';

const server = await runServer();
after(() => server.stop());

type Asset = 'ashp' | 'solar';
const sumsOf = async (asset: Asset, more: object = {}) =>
  (await readResult(server, asset, await createQuote(server, asset, more))).json.sums;
/** The tag and rounded value of the first term of each sum. */
const known = (sums: Record<string, { terms: readonly { tag: string; value: number }[] }>, ids: string[]) =>
  ids.map((id) => [sums[id]!.terms[0]!.tag, Math.round(sums[id]!.terms[0]!.value)]);

const ROOF = ['solar-now-units-1'];
const ELECTRICITY = ['hp-now-units-1'];
const GAS = ['hp-now-fuel-1', 'hp-heat', 'hp-co2-now'];

describe('a home’s use in the sums', () => {
  it('HON-13: is that of the meter unless the visitor corrected it', async () => {
    assert.deepEqual(known(await sumsOf('solar'), ROOF), [['meter', 2700]]);
    const pump = await sumsOf('ashp');
    assert.deepEqual(known(pump, ELECTRICITY), [['meter', 2700]]);
    assert.deepEqual(known(pump, GAS), Array(3).fill(['meter', 11_500]));
  });

  it('HON-13: is the visitor’s own figure if there is one, for each fuel separately', async () => {
    assert.deepEqual(known(await sumsOf('solar', { electricityUsage: 3100 }), ROOF), [['told', 3100]]);
    const pump = await sumsOf('ashp', { gasUsage: 9000 });
    assert.deepEqual(known(pump, ELECTRICITY), [['meter', 2700]]);
    assert.deepEqual(known(pump, GAS), Array(3).fill(['told', 9000]));
  });

  it('HON-13: is the visitor’s own figure as soon as a quote is changed', async () => {
    const quoteId = await createQuote(server, 'solar');
    const body = { quoteId, referrerBranch: 'DR', electricityUsage: 2700 };
    assert.equal((await server.send('PUT /request/customer/esa/solar/quote', { body })).status, 200);
    const { sums } = (await readResult(server, 'solar', quoteId)).json;
    assert.deepEqual(known(sums, ROOF), [['told', 2700]]);
  });

  it('HON-13: is assumed without a meter', async () => {
    const details = { ...(await addressParts(server, 'BS19AA')), id: 'elsewhere' };
    assert.deepEqual(known(await sumsOf('solar', { details }), ROOF), [['assumed', 2644]]);
    const [[heat] = []] = known(await sumsOf('ashp', { details }), ['hp-heat']);
    assert.equal(heat, 'worked-out');
  });

  it('HON-13: is that of the year on a night meter, and the share at each price is calculated', async () => {
    const sums = await sumsOf('ashp', { heatingFuel: 2, isEconomy7: true, electricityUsage: 9000 });
    const parts = ['hp-now-units-1', 'hp-now-units-2'].map((id) => sums[id]);
    for (const { terms } of parts) {
      assert.deepEqual(
        terms.slice(0, 2).map(({ tag }: { tag: string }) => tag),
        ['told', 'worked-out'],
      );
      assert.equal(Math.round(terms[0].value), 9000);
    }
    assert.equal((parts[0].terms[1].value + parts[1].terms[1].value).toFixed(9), '1.000000000');
    for (const sum of parts) assert.equal(evaluateSum(sum).toFixed(6), sum.value.toFixed(6));
    assert.deepEqual(known(sums, ['hp-heat']), [['told', 9000]]);
  });
});
