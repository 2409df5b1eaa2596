import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { Tariff } from '../model/tariff/tariffs.ts';
import { StartProblem } from '../start-problem.ts';
import { TABLE_TARIFFS } from '../test/table-market.ts';
import { checkTariffs, tariffProblem } from './check-tariffs.ts';

const { all, standard } = TABLE_TARIFFS;
const OWN: Tariff = { ...standard, id: 900, name: 'Own Night' };
const problem = (own: Partial<Tariff>) =>
  tariffProblem({ ...TABLE_TARIFFS, all: [...all, { ...OWN, ...own }] });
const says = (what: string) => `Your tariff 900 (Own Night) ${what}.`;
const slots = (...own: readonly number[]) => [{ slots: own, rate: 7 }];

describe('the check of an operator’s own tariff', () => {
  it('accepts the table’s tariffs and the ends of each valid range', () => {
    assert.equal(tariffProblem(TABLE_TARIFFS), null);
    const ends = { dayRate: 1, windows: slots(0, 47), exportRate: 0, carRate: null, pumpRate: 0 };
    assert.equal(problem(ends), null);
    assert.equal(problem({ enabled: false, ratesAsOf: null }), null);
    assert.equal(problem({ halfHourly: new Float64Array(576) }), null);
  });

  const wrong: readonly (readonly [Partial<Tariff>, string])[] = [
    [{ supplierId: 12_345 }, 'is of a supplier that `suppliers` has no name for'],
    [
      { windows: undefined as never },
      'lacks one of its lists: `windows`, `exportWindows`, `eligibility` and `conditions` may be empty',
    ],
    [{ dayRate: Number.NaN }, 'has a rate that is no number'],
    [{ exportRate: undefined as never }, 'has a rate that is no number'],
    [{ carRate: Number.POSITIVE_INFINITY }, 'has a rate that is no number'],
    [{ pumpRate: 'cheap' as never }, 'has a rate that is no number'],
    [{ windows: [{ slots: [1], rate: Number.NaN }] }, 'has a rate that is no number'],
    [{ halfHourly: Float64Array.of(Number.NaN) }, 'has a rate that is no number'],
    [{ dayRate: 0.28 }, 'has a `dayRate` of less than a penny: rates are pence per kWh'],
    [{ windows: slots(48) }, 'has a window with another half hour than 0 to 47'],
    [{ exportWindows: slots(-1) }, 'has a window with another half hour than 0 to 47'],
    [{ windows: slots(1.5) }, 'has a window with another half hour than 0 to 47'],
    [{ halfHourly: Float64Array.of(1, 1) }, 'has other than 12 × 48 factors in `halfHourly`'],
    [{ ratesAsOf: null }, 'has no `ratesAsOf` like 2026-08-01'],
    [{ ratesAsOf: 'August' }, 'has no `ratesAsOf` like 2026-08-01'],
    [{ conditions: ['heat-pump-club'] }, 'asks for a condition that conditions.csv does not have'],
  ];
  for (const [own, sentence] of wrong)
    it(`refuses one that ${sentence}: ${Object.keys(own)}`, () => {
      assert.equal(problem(own), says(sentence));
    });

  it('refuses an id that is used twice', () => {
    assert.equal(
      problem({ id: standard.id }),
      `Your tariff ${standard.id} (${standard.name}) has the id of another.`,
    );
  });

  it('stops the start with its sentence', async () => {
    const tariffs = async () => ({ ...TABLE_TARIFFS, all: [...all, { ...OWN, dayRate: 0.28 }] });
    await assert.rejects(checkTariffs({ tariffs }), (error) => {
      assert.ok(error instanceof StartProblem);
      return /^Your tariff 900 .* pence per kWh\.$/.test(error.message);
    });
  });
});
