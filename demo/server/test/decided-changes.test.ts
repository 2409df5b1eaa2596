// A decided change is shown separately before its date and included in the figures from that date.
import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { atRest, scenarioSaving } from '../../../src/domain/scenario.ts';
import { beginsOn, setDay } from './day.ts';
import { addressParts, createQuote, readResult } from './journey.ts';
import { runServer, type TestServer } from './running-server.ts';

describe('a decided change', () => {
  let server: TestServer;
  before(async () => {
    server = await runServer();
  });
  after(() => server.stop());
  beginsOn('2028-03-31');

  const of = async (asset: 'ev' | 'solar', quoteId: string) =>
    (await readResult(server, asset, quoteId)).json;
  const keys = ({ known = [] }: { known?: { key: string }[] }) => known.map(({ key }) => key);

  it('RIGHT-10, NOW-03: of tax by the mile is shown separately from an electric car’s saving until its date, and then included', async () => {
    const quoteId = await createQuote(server, 'ev');
    const early = await of('ev', quoteId);
    setDay('2028-04-01');
    const late = await of('ev', quoteId);
    const tax = (3 * early.request.totalMiles) / 100;
    assert.equal(early.known.find(({ key }: { key: string }) => key === 'known.mileage-tax').change, -tax);
    assert.ok(!keys(late).includes('known.mileage-tax'));
    const [was, is] = [early, late].map(({ calculatedResults }) => calculatedResults[1]);
    assert.ok(Math.abs(was.savings - is.savings - tax) < 0.02, `${was.savings} ${is.savings}`);
    for (const { whatIf, request, calculatedResults } of [early, late]) {
      const rest = atRest(whatIf, request.totalMiles);
      assert.ok(Math.abs(scenarioSaving(whatIf, rest) - calculatedResults[1].savings) < 0.011);
      assert.ok(Math.abs(scenarioSaving(whatIf, { ...rest, tax: 3 }) - is.savings) < 0.011, 'tried early');
    }
    assert.ok(Math.abs(late.sums['ev-headline'].value - is.savings) < 0.011);
    assert.ok(Math.abs(late.ranges[0].base - is.savings) < 0.011);
  });

  it('NOW-03: of tax by the mile is then also included in the combined bill', async () => {
    const details = await addressParts(server, 'BS19AB');
    const ev = await createQuote(server, 'ev', { details });
    const ashp = await createQuote(server, 'ashp', { details });
    const bill = async () =>
      (await server.send(`GET /request/results/tou/esa/ev/result?quoteId=${ev}&also=ashp:${ashp}`)).json;
    setDay('2028-04-02');
    const { combined, request } = await bill();
    const part = combined.after.find(({ id }: { id: string }) => id === 'car-tax');
    assert.equal(part.value, (3 * request.totalMiles) / 100);
    assert.ok(!combined.today.some(({ id }: { id: string }) => id === 'car-tax'));
  });

  it('RIGHT-10, NOW-03: of VAT on installations is shown separately from a solar system’s price until its date, and then included', async () => {
    const quoteId = await createQuote(server, 'solar');
    setDay('2027-03-31');
    const early = await of('solar', quoteId);
    setDay('2027-04-02');
    const late = await of('solar', quoteId);
    const change = early.known.find(({ key }: { key: string }) => key === 'known.vat-installed');
    assert.ok(Math.abs(late.costModel.totalCost - early.costModel.totalCost + change.change) < 0.02);
    assert.ok(!keys(late).includes('known.vat-installed'));
    assert.equal(late.sums['solar-cost'].value, late.costModel.totalCost);
  });
});
