// Checks today's tables for plausible prices, and that mistakes in a row are found.
import './todays-world.ts';
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { Prices, RegionalPrice } from '../model/prices/energy-prices.ts';
import { pricesOn } from '../model/prices/table-prices.ts';
import { tariffsOn } from '../model/tariff/table-tariffs.ts';
import type { Tariff } from '../model/tariff/tariffs.ts';
import { today } from '../sources/today.ts';
import { outOfBounds } from './table-bounds.ts';

const prices = pricesOn(today());
const tariffs = tariffsOn(today());
const earlier = (() => {
  const last = new Date(Date.parse(prices.cap.from) - 24 * 60 * 60 * 1000);
  return pricesOn(last.toISOString().slice(0, 10));
})();

const withRegion = (group: string, change: (region: RegionalPrice) => Partial<RegionalPrice>): Prices => {
  const region = prices.regions.get(group)!;
  return { ...prices, regions: new Map([...prices.regions, [group, { ...region, ...change(region) }]]) };
};
const withStanding = (name: string, change: (pence: number, group: string) => number): readonly Tariff[] => {
  const tariff = tariffs.all.find((one) => one.name === name)!;
  const standing = [...tariff.standing!].map(([group, pence]) => [group, change(pence, group)] as const);
  return [{ ...tariff, standing: new Map(standing) }];
};
const withRates = (rates: Partial<Tariff>): readonly Tariff[] => [
  { ...tariffs.standard, name: 'Wrong', ...rates },
];

/** Mistakes that may occur when somebody updates a table, and the expected sentences. */
const SLIPS: readonly (readonly [string, Prices, readonly Tariff[], RegExp])[] = [
  [
    'the North East’s unit rate in the row of London',
    withRegion('_C', ({ unit }) => ({ unit: unit - 1.13 })),
    [],
    /_C unit/,
  ],
  [
    'a region’s standing charge',
    withRegion('_K', ({ standing }) => ({ standing: standing + 8 })),
    [],
    /_K standing/,
  ],
  [
    'gas and electricity swapped',
    withRegion('_A', ({ gas, unit }) => ({ unit: gas!.unit, gas: { ...gas!, unit } })),
    [],
    /gas, _A unit/,
  ],
  [
    'every region more expensive than the cap',
    {
      ...prices,
      regions: new Map([...prices.regions].map(([group, one]) => [group, { ...one, unit: one.unit * 1.02 }])),
    },
    [],
    /electricity, mean unit/,
  ],
  [
    'a standing charge multiplied by ten',
    prices,
    withStanding('Flexible + Outgoing Fixed', (pence) => 10 * pence),
    /Flexible.*_C standing/,
  ],
  [
    'Agile’s standing charges raised by 8p',
    prices,
    withStanding('Agile Octopus', (pence) => pence + 8),
    /Agile Octopus, mean standing/,
  ],
  ['a day rate in pounds', prices, withRates({ dayRate: 0.284 }), /Wrong, _A day rate/],
  [
    'a window’s rate multiplied by ten',
    prices,
    withRates({ windows: [{ slots: [1], rate: 85 }] }),
    /Wrong, a window/,
  ],
];

describe('today’s tables', () => {
  it('NOW-01 have prices of regions and tariffs that are plausible relative to each other and to the previous quarter', () => {
    assert.deepEqual(outOfBounds(prices, earlier, tariffs.all), []);
  });

  for (const [what, slipped, sold, named] of SLIPS)
    it(`NOW-01 would be rejected with ${what}`, () => {
      assert.match(outOfBounds(slipped, earlier, sold).join('\n'), named);
    });
});
