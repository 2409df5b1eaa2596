import assert from 'node:assert/strict';
import { after, describe, it } from 'node:test';
import { atRest, scenarioYears } from '../../../src/domain/scenario.ts';
import { addressParts, createQuote, readResult } from './journey.ts';
import { runServer } from './running-server.ts';

const server = await runServer();
after(() => server.stop());

const quoted = async (more: object, asset: 'solar' | 'ashp' = 'solar') =>
  (await readResult(server, asset, await createQuote(server, asset, more))).json;
const best = ({ calculatedResults }: { calculatedResults: readonly { isRecommended: boolean }[] }) =>
  calculatedResults.find(({ isRecommended }) => isRecommended) as never as {
    electricity: { yearlyBreakDowns: readonly { savings: number }[] };
  };

describe('the growth of energy prices', () => {
  it('RIGHT-07, CONST-10 HON-14: is that of the quote in the years, the sums, the payback and an unchanged what-if panel', async () => {
    const [usual, fast] = [await quoted({}), await quoted({ energyInflation: 0.03 })];
    const years = (result: never) => best(result).electricity.yearlyBreakDowns.map(({ savings }) => savings);
    assert.equal(years(fast as never)[0], years(usual as never)[0]);
    assert.ok(years(fast as never)[19]! > 1.2 * years(usual as never)[19]!);
    for (const id of ['solar-savings', 'solar-net', 'solar-total-roi', 'solar-annual-roi'])
      assert.ok(fast.sums[id].value > usual.sums[id].value, id);
    assert.ok(fast.sums['solar-breakeven'].value < usual.sums['solar-breakeven'].value);
    assert.ok(fast.alternatives[0].breakeven < usual.alternatives[0].breakeven);
    const atHome = scenarioYears(fast.whatIf, atRest(fast.whatIf, null));
    assert.deepEqual(
      atHome.map((year) => Math.round(100 * year)),
      years(fast as never).map((year) => Math.round(100 * year)),
    );
  });

  it('RIGHT-07: is that of a heat pump’s quote in the payback and an unchanged what-if panel', async () => {
    const asked = { installerPrice: 14_000 };
    const [flat, fast] = [
      await quoted({ ...asked, energyInflation: 0 }, 'ashp'),
      await quoted({ ...asked, energyInflation: 0.1 }, 'ashp'),
    ];
    assert.ok(fast.wholeCost.payback.soonest < flat.wholeCost.payback.soonest);
    const [, second] = scenarioYears(fast.whatIf, atRest(fast.whatIf, null));
    const [first, same] = scenarioYears(flat.whatIf, atRest(flat.whatIf, null));
    assert.equal(same, first);
    assert.ok(second! > same!);
  });
});

describe('the heating of a home if it was not asked', () => {
  const HEAT = 'home.heat-guessed';
  const isHeatCounted = async (details: object, more: object = {}) => {
    const { assumptions } = await quoted({ details, ...more });
    return (assumptions as readonly { key: string }[]).some(({ key }) => key === HEAT);
  };

  it('RIGHT-09, HON-02: is gas if there is a gas meter, whatever the electricity use and the kind of electricity meter', async () => {
    const withGas = await addressParts(server, 'BS19AA');
    for (const more of [{ electricityUsage: 12_000 }, { electricityUsage: 12_000, isEconomy7: true }])
      assert.equal(await isHeatCounted(withGas, more), false);
    const nobodyKnows = { ...withGas, id: 'elsewhere' };
    assert.equal(await isHeatCounted(nobodyKnows, { electricityUsage: 12_000 }), true);
    assert.equal(await isHeatCounted(nobodyKnows, { electricityUsage: 12_000, gasUsage: 9000 }), false);
  });

  it('HON-02: is what the visitor states, even if the meter suggests another', async () => {
    const heated = await quoted({ electricityUsage: 12_000, heatingFuel: 2 });
    const asGas = await quoted({ electricityUsage: 12_000 });
    assert.notEqual(
      heated.calculatedResults[1].electricity.importFromGrid,
      asGas.calculatedResults[1].electricity.importFromGrid,
    );
  });
});
