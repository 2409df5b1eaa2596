// The bars of an electric vehicle, whole: what they compare, and when there is nothing to compare.
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { FIESTA, ZOE } from '../../../test/figured-cars.ts';
import { words } from '../../../test/spec-words.ts';
import { wireResult } from '../../../test/wire-result.ts';
import { evBars, yearBars } from './ev-bars.ts';

const today = { isCurrent: true, annualCost: 1758, savings: 0 };
const charging = { isCurrent: false, annualCost: 300, savings: 1458, electricity: { evConsumption: 2841 } };

/** Caption and bars by their ids, each bar in one line. */
function shown(current: object, compare: object | null, rows: readonly object[] = [today, charging]) {
  const request = { current, compare, totalMiles: 10_400 };
  const groups = evBars(wireResult({ request, calculatedResults: rows }), words);
  return Object.fromEntries(
    groups.map(({ id, caption, bars }) => [
      id,
      [
        caption,
        ...bars.map(({ name, value, text, look, figure }) =>
          [name, Math.round(value * 1000) / 1000, text, look, figure].filter((one) => one !== undefined),
        ),
      ],
    ]),
  );
}

describe('the bars of an electric vehicle', () => {
  it('compare the year, the mile by fuel, as charged and at the peak, and CO2 from driving', () => {
    assert.deepEqual(shown(FIESTA, ZOE), {
      mile: [
        'Each mile costs 14.0p less',
        ['Ford Fiesta, petrol', 16.911, '16.9p', 'before'],
        ['Renault Zoe, as you charge', 2.885, '2.9p', 'after', 'ev-mile'],
        ['Renault Zoe, peak', 8.6, '8.6p', 'third'],
      ],
      co2: [
        'CO2 from a year of driving',
        ['Ford Fiesta, petrol', 2.652, '2.65 tonnes', 'before'],
        ['Renault Zoe', 0, '0 tonnes from the exhaust', 'after'],
      ],
    });
    const made = shown(FIESTA, ZOE, [today, { ...charging, gridCo2Emission: 0.31 }]);
    assert.deepEqual(made.co2?.[2], [
      'Renault Zoe, from making its electricity',
      0.31,
      '0.31 tonnes',
      'after',
    ]);
  });

  it('RES-EV-01: compare a year’s fuel with a year’s charging in the headline, if both are known', () => {
    const bars = (rows: readonly object[]) =>
      yearBars(
        wireResult({
          request: { current: FIESTA, compare: ZOE, totalMiles: 10_400 },
          calculatedResults: rows,
        }),
        words,
      )?.bars.map(({ name, text, look, figure }) => [name, text, look, figure]);
    assert.deepEqual(bars([today, charging]), [
      ['Fuel for the Ford Fiesta', '£1,758', 'before', 'ev-fuel'],
      ['Charging the Renault Zoe', '£300', 'after', 'ev-charging'],
    ]);
    assert.equal(bars([today]), undefined);
  });

  it('have only the mile of an electric car alone, compared with its own peak', () => {
    assert.deepEqual(shown(ZOE, null, [charging]), {
      mile: [
        'Each mile costs 5.7p less than at peak',
        ['Renault Zoe, as you charge', 2.885, '2.9p', 'after', 'ev-mile'],
        ['Renault Zoe, peak', 8.6, '8.6p', 'third'],
      ],
    });
    assert.deepEqual(
      shown({ ...ZOE, costPerMileMax: null }, null, [charging]),
      {},
      'one bar is no comparison',
    );
  });

  it('have the off-peak price if the hours of charging are unknown, and no difference', () => {
    const { mile, year } = shown(FIESTA, ZOE, [today, { ...charging, annualCost: null }]);
    assert.equal(year, undefined);
    assert.deepEqual(mile, [
      words('ev.bars.mile'),
      ['Ford Fiesta, petrol', 16.911, '16.9p', 'before'],
      [words('ev.bars.mile.offPeak', { vehicle: 'Renault Zoe' }), 2.43, '2.4p', 'after'],
      ['Renault Zoe, peak', 8.6, '8.6p', 'third'],
    ]);
  });

  it('a car whose fuel is not known is said to burn some, and one that emits nobody knows what is left out', () => {
    const { mile, co2 } = shown({ ...FIESTA, fuel: null, cO2Emisions: null }, ZOE);
    assert.equal((mile?.[1] as string[])[0], words('ev.bars.mile.fuelUnknown', { vehicle: 'Ford Fiesta' }));
    assert.equal(co2, undefined);
  });

  it('have neither a single petrol or diesel car nor an unknown year', () => {
    assert.deepEqual(shown(FIESTA, null), {});
    const { year } = shown({ ...FIESTA, annualCost: null }, ZOE, [{ ...today, annualCost: null }, charging]);
    assert.equal(year, undefined);
    assert.equal(shown(ZOE, null, [today, charging]).year, undefined);
  });

  it('do not claim that a mile costs less if it does not', () => {
    assert.equal(shown({ ...FIESTA, costPerMile: 2 }, ZOE).mile?.[0], words('ev.bars.mile'));
  });
});
