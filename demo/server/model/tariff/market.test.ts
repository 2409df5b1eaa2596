import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { tableMarket } from '../../test/table-market.ts';
import { chosenOrCheapest, openTariffs, rankTariffs } from './market.ts';
import type { Tariff } from './tariffs.ts';

const market = tableMarket(null);
const { standard, tariffs } = market;

const GB = { served: 'yes' } as const;
const ids = (tariffs: readonly Tariff[]) => tariffs.map(({ id }) => id);
const flat = (id: number): Tariff => ({ ...standard, id });
const windowed = (id: number): Tariff => ({ ...standard, id, windows: [{ slots: [0], rate: 1 }] });

describe('openTariffs', () => {
  it('returns the tariffs that a home is eligible for', () => {
    assert.deepEqual(ids(openTariffs([], GB, market)), [1]);
    assert.deepEqual(ids(openTariffs(['hp'], GB, market)), [1, 5, 9, 17]);
    assert.deepEqual(ids(openTariffs(['ev'], GB, market)), [1, 3, 4, 7, 8, 10, 12]);
    assert.deepEqual(ids(openTariffs(['solar', 'solar-battery', 'e7'], GB, market)), [1, 2, 6, 13, 14]);
  });

  it('never returns a tariff that is disabled by default', () => {
    assert.ok(!ids(openTariffs(['ev', 'hp-partner'], GB, market)).some((id) => [11, 15, 16].includes(id)));
  });

  it('returns only the default for Northern Ireland', () => {
    const [alone, ...others] = openTariffs(['ev', 'hp'], { served: 'limited' }, market);
    assert.deepEqual([alone?.id, alone?.exportRate, alone?.exportWindows, others], [1, 0, [], []]);
    assert.deepEqual(ids(openTariffs(['solar', 'e7'], { served: 'limited' }, market)), [2]);
  });
});

describe('rankTariffs', () => {
  const costs = new Map([
    [1, 900],
    [2, 800.001],
    [3, 800.004],
  ]);
  const costOf = ({ id }: Tariff) => costs.get(id)!;

  it('puts the cheapest first and returns them all', () => {
    assert.deepEqual(
      ids(rankTariffs(openTariffs(['hp'], GB, market), ({ id }) => -id).map(({ tariff }) => tariff)),
      [17, 9, 5, 1],
    );
  });

  it('orders tariffs that cost the same to the penny by fewer rates, then by the lower id', () => {
    const tied = rankTariffs([flat(1), windowed(2), flat(3)], costOf);
    assert.deepEqual(ids(tied.map(({ tariff }) => tariff)), [3, 2, 1]);
    const twins = rankTariffs([flat(3), flat(2)], costOf);
    assert.deepEqual(ids(twins.map(({ tariff }) => tariff)), [2, 3]);
  });

  it('HON-18: counts rates for a car, a heat pump and each half hour when costs are the same', () => {
    const same = (...tariffs: Tariff[]) => ids(rankTariffs(tariffs, () => 900).map(({ tariff }) => tariff));
    const halfHourly: Tariff = { ...flat(1), halfHourly: new Float64Array(576) };
    assert.deepEqual(same(halfHourly, { ...flat(2), carRate: 14 }, flat(3)), [3, 2, 1]);
    assert.deepEqual(same({ ...flat(1), pumpRate: 15 }, flat(2)), [2, 1]);
    assert.deepEqual(same({ ...flat(1), carRate: 14, pumpRate: 15 }, windowed(2)), [2, 1]);
  });

  it('recommends the cheapest, or the requested one if the home is eligible for it', () => {
    const ranking = rankTariffs([flat(1), windowed(2), flat(3)], costOf);
    assert.deepEqual(
      [undefined, 1, 9].map((id) => chosenOrCheapest(ranking, id).tariff.id),
      [3, 1, 3],
    );
  });

  it('never costs more when a tariff is added', () => {
    const cost = (tariff: Tariff) => tariff.dayRate + tariff.id;
    const fewer = rankTariffs(tariffs.slice(0, 4), cost)[0]!.cost;
    for (let more = 5; more <= tariffs.length; more++)
      assert.ok(rankTariffs(tariffs.slice(0, more), cost)[0]!.cost <= fewer);
  });
});
