import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { BILL_ASSETS } from '../../quotes/assets.ts';
import { POSTCODES } from '../../test/drawn-quotes.ts';
import { OFFERED } from '../../test/table-market.ts';
import { type ThreeQuestions, threeResults, together } from '../../test/three-quotes.ts';
import { PROPERTY_TYPES } from '../place/property-type.ts';
import { type OneBill, oneBill } from './one-bill.ts';

const pennies = (values: readonly number[]) =>
  values.reduce((total, value) => total + Math.round(value * 100), 0);
const valuesOf = (parts: readonly { readonly value: number }[]) => pennies(parts.map(({ value }) => value));
const roofed = PROPERTY_TYPES.filter(({ takesPanels }) => takesPanels).map(({ id }) => id);

/** Any home that takes panels, with all three quotes. */
const home: fc.Arbitrary<ThreeQuestions> = fc.record({
  postcode: fc.constantFrom(...POSTCODES),
  propertyTypeId: fc.constantFrom(...roofed),
  archeTypeId: fc.constantFrom(1, 2, 3, 4),
  heatingFuel: fc.constantFrom(1, 2, 3),
  insulation: fc.constantFrom(1, 2, 3),
  isEconomy7: fc.boolean(),
  electricityUsage: fc.option(fc.integer({ min: 400, max: 20_000 })),
  gasUsage: fc.option(fc.integer({ min: 400, max: 40_000 })),
  milesDrivenWeekDays: fc.integer({ min: 0, max: 500 }),
  milesDrivenWeekEnds: fc.integer({ min: 0, max: 200 }),
  chargerTypeId: fc.constantFrom(1, 3),
  replaces: fc.boolean(),
});
const all = BILL_ASSETS.map(({ asset }) => asset);
const twoOrThree = fc.subarray(all, { minLength: 2 });

function billOf(asked: ThreeQuestions, some: readonly (typeof all)[number][]): OneBill {
  const quoted = together(asked);
  const has = (asset: (typeof all)[number]) => some.includes(asset);
  const bill = oneBill(
    {
      ...quoted,
      ashp: has('ashp'),
      solar: has('solar') ? quoted.solar : null,
      ev: has('ev') ? quoted.ev : null,
    },
    OFFERED,
  );
  assert.ok(bill);
  return bill;
}

describe('any home with two or three quotes', () => {
  it('HON-16: has parts that add up to the savings, and shares that do too', () => {
    fc.assert(
      fc.property(home, twoOrThree, (asked, some) => {
        const { today, after, savings, shares, assets } = billOf(asked, some);
        assert.deepEqual(assets, some);
        assert.equal(valuesOf(today) - valuesOf(after), pennies([savings]));
        assert.equal(valuesOf(shares), pennies([savings]));
        for (const { id, value } of [...today, ...after])
          assert.ok(id === 'export' ? value <= 0 : value >= -0.01, `${id} ${value}`);
      }),
      { numRuns: 60 },
    );
  });

  it('HON-02: has the same bill today as each of its quotes', () => {
    fc.assert(
      fc.property(home, (asked) => {
        const { today } = billOf(asked, all);
        const { ashp, solar, ev } = threeResults(asked);
        const paid = (...ids: readonly string[]) => valuesOf(today.filter(({ id }) => ids.includes(id)));
        const near = (pounds: number, ...ids: readonly string[]) =>
          assert.ok(Math.abs(paid(...ids) - pounds * 100) <= 2, `${ids}: ${paid(...ids)} against ${pounds}`);
        near(solar.calculatedResults[0]!.annualCost, 'electricity', 'standing');
        near(ashp.calculatedResults[0]!.annualCost, 'electricity', 'standing', 'heating');
        if (!asked.replaces) return assert.equal(paid('car-fuel'), 0);
        near(ev.calculatedResults[0]!.annualCost, 'car-fuel');
        return near(ev.calculatedResults[0]!.homeCost!, 'electricity', 'standing');
      }),
      { numRuns: 60 },
    );
  });

  it('HON-16: is only on a tariff that is open to one of its technologies', () => {
    const opens = { ashp: ['hp'], solar: ['solar', 'solar-battery'], ev: ['ev'] } as const;
    fc.assert(
      fc.property(home, twoOrThree, (asked, some) => {
        const { tariff } = billOf(asked, some);
        const claims: readonly string[] = ['any', ...some.flatMap((asset) => opens[asset])];
        const open = asked.isEconomy7 ? [...claims, 'e7'] : claims;
        assert.ok(
          tariff.eligibility.some((claim) => open.includes(claim)),
          tariff.name,
        );
      }),
      { numRuns: 30 },
    );
  });
});
