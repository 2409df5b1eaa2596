import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import * as v from 'valibot';
import { evHeadline } from '../../../src/domain/ev-figures.ts';
import { billSaving, currentRow, recommendedRow, resultShape, toResult } from '../../../src/domain/result.ts';
import { roundTogether, shownDifference } from '../../../src/domain/shown-figures.ts';
import { drawnHomes, type Quoted, quotesOf } from '../test/drawn-quotes.ts';

/** Checks every quote of 200 random homes. */
function holdsOfHomes(holds: (quotes: readonly Quoted[], heatingFuel: number) => void): void {
  const property = fc.property(drawnHomes, (home) =>
    holds(quotesOf('drawn', home as Parameters<typeof quotesOf>[1], home), home.heatingFuel),
  );
  fc.assert(property, { numRuns: 200 });
}

const HEADLINES = {
  ashp: billSaving,
  solar: billSaving,
  ev: evHeadline,
};
type Shown = NonNullable<ReturnType<typeof toResult>>;

const shownOf = ({ result }: Quoted): Shown =>
  toResult(v.parse(resultShape, JSON.parse(JSON.stringify(result))))!;
const signed = ({ kind, value }: { kind: string; value: number }) =>
  kind === 'costMore' ? 0 - value : value;

/** The two figures on screen, the headline between them, and the parts of the headline must agree. */
function addsUp(quoted: Quoted): void {
  const shown = shownOf(quoted);
  const headline = HEADLINES[quoted.asset](shown);
  const [before, after] = [currentRow(shown)!, recommendedRow(shown)!];
  if (!headline || headline.kind === 'charging') return;
  const difference = Math.round(before.annualCost!) - Math.round(after.annualCost!);
  assert.equal(Math.round(signed(headline)), difference, quoted.asset);
  if (!after.parts) return;
  const { panels, battery, tariff } = after.parts;
  const parts = roundTogether([panels, battery, tariff], after.savings!, Math.round(signed(headline)));
  assert.equal(
    parts.reduce((sum, part) => sum + part, 0),
    difference,
    'parts of a saving',
  );
  assert.ok(Math.abs(panels + battery + tariff - after.savings!) < 1e-6, 'parts as sent');
  const saved = after.electricity.yearlyBreakDowns.reduce((sum, year) => sum + year.savings, 0);
  const net = shownDifference(saved, shown.totalCost, saved - shown.totalCost!);
  assert.equal(net, Math.round(saved) - Math.round(shown.totalCost!), 'twenty years');
}

describe('the quotes of two hundred random homes', () => {
  it('HON-04 show parts that add up to the total shown', () => {
    holdsOfHomes((quotes) => quotes.forEach(addsUp));
  });

  it('HON-01 save no more CO2 than the home emits, and with a heat pump no more money than it pays', () => {
    holdsOfHomes((quotes) => {
      for (const { asset, result } of quotes)
        for (const row of result.calculatedResults) {
          const [today] = result.calculatedResults;
          assert.ok(row.co2Emission >= 0 && today!.co2Emission >= 0, asset);
          assert.ok(today!.co2Emission - row.co2Emission <= today!.co2Emission);
          if (asset !== 'ashp') continue;
          assert.ok(row.savings! <= today!.annualCost! && row.annualCost! > 0, `${row.savings}`);
        }
    });
  });

  it('HON-02 show the same bill of today for every asset', () => {
    holdsOfHomes(([pump, solar, ev, alone], heatingFuel) => {
      const today = (quoted: Quoted | undefined) => quoted!.result.calculatedResults[0]!;
      const fuel = heatingFuel === 2 ? 0 : pump!.result.breakdown!.oldFuelCost;
      const car = today(alone).annualCost;
      const bill = today(solar).annualCost!;
      const others = [
        today(pump).annualCost! - fuel,
        today(ev).homeCost!,
        ...(car === null ? [] : [today(alone).homeCost! - car]),
      ];
      for (const other of others) assert.ok(Math.abs(other - bill) < 0.03, `${other} against ${bill}`);
      for (const quoted of [pump, ev])
        assert.equal(
          today(quoted).electricity!.householdConsumption,
          today(solar).electricity!.householdConsumption,
        );
    });
  });
});
