import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { openTariffs, rankTariffs } from './rank-tariffs.ts';
import { DEFAULT_TARIFF, TARIFFS, type Tariff } from './tariffs.ts';

const GB = { served: 'yes' } as const;
const ids = (tariffs: readonly Tariff[]) => tariffs.map(({ id }) => id);
const flat = (id: number): Tariff => ({ ...DEFAULT_TARIFF, id });
const windowed = (id: number): Tariff => ({ ...DEFAULT_TARIFF, id, windows: [{ slots: [0], rate: 1 }] });

describe('openTariffs', () => {
  it('opens to each home what its claims allow', () => {
    assert.deepEqual(ids(openTariffs([], GB)), [1]);
    assert.deepEqual(ids(openTariffs(['hp'], GB)), [1, 5, 9]);
    assert.deepEqual(ids(openTariffs(['ev'], GB)), [1, 3, 4, 7, 8, 10, 12]);
    assert.deepEqual(ids(openTariffs(['solar', 'solar-battery', 'e7'], GB)), [1, 2, 6, 13, 14]);
  });

  it('never opens one that is off by default', () => {
    assert.ok(!ids(openTariffs(['ev', 'hp-partner'], GB)).some((id) => [11, 15, 16, 17].includes(id)));
  });

  it('leaves Northern Ireland the default alone', () => {
    assert.deepEqual(ids(openTariffs(['ev', 'hp'], { served: 'limited' })), [1]);
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
      ids(rankTariffs(openTariffs(['hp'], GB), ({ id }) => -id).map(({ tariff }) => tariff)),
      [9, 5, 1],
    );
  });

  it('breaks a tie to the penny by fewer rates, then by the lower id', () => {
    const tied = rankTariffs([flat(1), windowed(2), flat(3)], costOf);
    assert.deepEqual(ids(tied.map(({ tariff }) => tariff)), [3, 2, 1]);
    const twins = rankTariffs([flat(3), flat(2)], costOf);
    assert.deepEqual(ids(twins.map(({ tariff }) => tariff)), [2, 3]);
  });

  it('never costs more when a tariff is added', () => {
    const cost = (tariff: Tariff) => tariff.dayRate + tariff.id;
    const fewer = rankTariffs(TARIFFS.slice(0, 4), cost)[0]!.cost;
    for (let more = 5; more <= TARIFFS.length; more++)
      assert.ok(rankTariffs(TARIFFS.slice(0, more), cost)[0]!.cost <= fewer);
  });
});
