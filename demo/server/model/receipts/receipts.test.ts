import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import * as v from 'valibot';
import { lifetimeSavings, netSavings, solarReturn } from '../../../../src/domain/solar.ts';
import { evaluateSum, type OpenSum, openSum, sum as sumShape } from '../../../../src/domain/sum.ts';
import {
  holdsOfAny,
  PERSONAS,
  type Quoted,
  recommendedOf,
  WORKED,
  WORKED_CAR,
} from '../../test/drawn-quotes.ts';
import { sumInEnglish } from '../../test/in-english.ts';
import { OFFERED } from '../../test/table-market.ts';
import { evResult } from '../ev/ev-result.ts';
import { heatPumpResult } from '../heat-pump/heat-pump-result.ts';
import type { QuoteResult } from '../result/quote-result.ts';
import { solarResult } from '../solar/solar-result.ts';

type Figures = Readonly<Record<string, number | null | undefined>>;

const todayOf = ({ calculatedResults }: QuoteResult) => calculatedResults.find(({ isCurrent }) => isCurrent)!;

/** Each figure that has a sum, read from the result. */
const FIGURES: Readonly<Record<Quoted['asset'], (result: QuoteResult) => Figures>> = {
  ashp: (result) => {
    const [now, after, heat] = [todayOf(result), recommendedOf(result), result.breakdown!];
    const { ashpSize } = result.request.ashp!;
    return {
      'hp-headline': after.savings,
      'hp-co2': now.co2Emission - after.co2Emission,
      'hp-cost-now': now.annualCost,
      'hp-cost-after': after.annualCost,
      'hp-cost-at-cap': heat.costAtPriceCap,
      'hp-heat': heat.heatDemand,
      'hp-pump-electricity': heat.pumpElectricity,
      // Without heat, there is no efficiency.
      'hp-efficiency': heat.efficiency || undefined,
      'hp-co2-now': now.co2Emission,
      'hp-co2-after': after.co2Emission,
      'hp-size': ashpSize,
      'hp-cold-day': heat.designHeatLoss,
    };
  },
  solar: (result) => {
    const [now, after] = [todayOf(result), recommendedOf(result)];
    const { solarGeneration, importFromGrid, householdConsumption, yearlyBreakDowns } = after.electricity!;
    const years = yearlyBreakDowns!.map(({ savings }) => savings);
    const cost = result.costModel.totalCost!;
    const back = solarReturn(years, cost)!;
    const own = 100 * (1 - importFromGrid! / householdConsumption!);
    return {
      'solar-headline': after.savings,
      'solar-bill-now': now.annualCost,
      'solar-bill-after': after.annualCost,
      'solar-generation': solarGeneration,
      'solar-self-sufficiency': own < 0 ? undefined : own,
      'solar-cost': cost,
      'solar-savings': lifetimeSavings(years),
      'solar-net': netSavings(years, cost),
      'solar-breakeven': back.breakeven ?? undefined,
      'solar-total-roi': back.totalRoi,
      'solar-annual-roi': back.annualRoi,
    };
  },
  ev: (result) => {
    const [now, after] = [todayOf(result), recommendedOf(result)];
    const { compare, totalMiles } = result.request;
    return {
      'ev-headline': compare ? after.savings : after.annualCost,
      'ev-fuel': compare ? now.annualCost : undefined,
      'ev-charging': after.annualCost,
      'ev-consumption': after.electricity!.evConsumption,
      'ev-mile': (100 * after.annualCost!) / totalMiles!,
      'ev-co2': compare ? now.co2Emission - after.gridCo2Emission! : after.gridCo2Emission,
    };
  },
};

/** The tolerance of figures that are sent or shown rounded: breakeven to a tenth of a year. */
const CLOSE: Readonly<Record<string, number>> = {
  'solar-breakeven': 0.05,
  'ev-mile': 0.02,
  'hp-efficiency': 0.001,
};
const TONNES = 0.000_002;

const depthOf = (sums: NonNullable<QuoteResult['sums']>, id: string): number => {
  const behind = sums[id]!.terms.flatMap(({ sum }) => (sum === null ? [] : [sum]));
  return 1 + Math.max(0, ...behind.map((one) => depthOf(sums, one)));
};
const isWhole = ({ terms }: OpenSum): boolean =>
  terms.every(({ sum, behind }) => sum === null || (behind !== null && isWhole(behind)));

function holds({ asset, name, result }: Quoted): void {
  const { sums } = result;
  if (recommendedOf(result).savings === null) return assert.equal(sums, undefined);
  assert.ok(sums);
  for (const [id, figure] of Object.entries(FIGURES[asset](result))) {
    const says = `${id} of ${asset}, ${name}`;
    if (figure === undefined || figure === null) {
      assert.equal(sums[id], undefined, says);
      continue;
    }
    const open = openSum(sums, id);
    assert.ok(open && isWhole(open), `${says} opens`);
    const close = open.unit === 't/y' ? TONNES : (CLOSE[id] ?? 0.0101);
    assert.ok(Math.abs(open.value - figure) <= close, `${says}: ${open.value} for ${figure}`);
  }
  for (const [id, sum] of Object.entries(sums)) {
    assert.ok(v.is(sumShape, sum), id);
    assert.ok(Math.abs(evaluateSum(sum) - sum.value) < 1e-9, id);
    assert.ok(depthOf(sums, id) <= 4, `${id} is ${depthOf(sums, id)} deep`);
    for (const { label, tag, source, date } of sumInEnglish(sum).terms) {
      assert.ok(label.length > 2, `${id}: ${label}`);
      if (tag === 'assumed') assert.ok(source, `${id}, ${label} says whose figure it is`);
      if (date) assert.match(date, /^\d{4}(-\d\d){0,2}$/);
    }
  }
}

describe('the sums behind the figures', () => {
  for (const persona of PERSONAS) {
    it(`HON-13: open, and add up to the figure sent: ${persona.asset} of ${persona.name}`, () =>
      holds(persona));
  }

  it('HON-13: open, and add up to the figure sent, for any home', () => holdsOfAny(holds));
});

describe('the sums of the sample home', () => {
  const valuesIn = (result: unknown, id: string) =>
    (result as QuoteResult).sums![id]!.terms.map(({ value }) => Math.round(100 * value) / 100);

  it('HON-13: show today’s electricity by the metered use, the rate and the standing charge', () => {
    const roof = solarResult(WORKED, OFFERED);
    assert.deepEqual(valuesIn(roof, 'solar-bill-now'), [717.12, 220.86]);
    assert.deepEqual(valuesIn(roof, 'solar-now-units-1'), [2700, 26.56, 0.01]);
    const [units] = (roof as QuoteResult).sums!['solar-now-units-1']!.terms;
    assert.equal(units!.tag, 'meter');
    assert.deepEqual(valuesIn(roof, 'solar-generation'), [10, 0.44, 1014, 0.93]);
  });

  it('HON-13: show the gas bill, the fuel and the charging', () => {
    const pump = heatPumpResult(WORKED, OFFERED);
    assert.deepEqual(valuesIn(pump, 'hp-cost-now'), [717.12, 220.86, 842.95, 106]);
    const car = evResult(WORKED_CAR, OFFERED);
    assert.deepEqual(valuesIn(car, 'ev-headline'), [1420.96, 249.28]);
    assert.deepEqual(valuesIn(car, 'ev-gallons'), [8320, 40.3]);
    assert.deepEqual(valuesIn(car, 'ev-charging-cheap'), [2471.78, 0.9, 8, 0.01]);
    const mile = (car as QuoteResult).sums!['ev-mile']!;
    assert.equal(Math.round(10 * mile.value) / 10, 3);
  });

  it('HON-13: mark a rate that could not be confirmed', () => {
    const { sums } = solarResult(WORKED, OFFERED) as QuoteResult;
    const [, rate] = sums!['solar-bought-1']!.terms;
    assert.deepEqual([rate!.quality, rate!.tag, rate!.unit], ['indicative', 'published', 'p/kWh']);
  });
});
