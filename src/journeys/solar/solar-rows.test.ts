// Checks the rows of a solar breakdown: what they say, and what they leave out.
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { words } from '../../../test/spec-words.ts';
import type { ResultElectricity } from '../../domain/result.ts';
import { solarReturn } from '../../domain/solar.ts';
import { energyRows, returnRows } from './solar-rows.ts';

const YEAR: ResultElectricity = {
  evConsumption: null,
  householdConsumption: 2700,
  solarGeneration: 3744,
  solarUsedInHouse: 1909,
  exportedToGrid: 1835,
  importFromGrid: 960.4,
  batteryLoss: 169,
  monthlyBreakDowns: [],
  yearlyBreakDowns: [],
};
const valuesOf = (electricity: ResultElectricity) =>
  Object.fromEntries(energyRows(electricity, words).map(({ term, detail }) => [term, detail]));

describe("a year's energy", () => {
  it('RES-SOL-10 RES-SOL-11: is use, generation, the shares with their kWh, and import', () => {
    assert.deepEqual(valuesOf(YEAR), {
      'Yearly use': '2,700 kWh',
      Generation: '3,744 kWh',
      'Share consumed': '51% · 1,909 kWh',
      'Share sold': '49% · 1,835 kWh',
      Import: '960 kWh',
      'Self-sufficiency': '64%',
    });
  });

  it('AMB-32: says what is lost to the battery and otherwise, where the shares miss a hundred', () => {
    const rows = energyRows({ ...YEAR, solarUsedInHouse: 1600 }, words);
    const lost = rows.find(({ note }) => note === 'Battery and other losses');
    assert.equal(lost?.detail, '8% · 309 kWh');
  });

  it('AMB-32: is zero without generation, and a dash if unknown', () => {
    const nothing = valuesOf({ ...YEAR, solarGeneration: 0, solarUsedInHouse: 0, exportedToGrid: 0 });
    assert.deepEqual([nothing['Share consumed'], nothing['Share sold']], ['0% · 0 kWh', '0% · 0 kWh']);
    const unknown = valuesOf({ ...YEAR, solarGeneration: null, importFromGrid: null });
    assert.deepEqual([unknown.Generation, unknown['Share sold'], unknown.Import], ['—', '—', '—']);
  });
});

describe('the sums of these figures', () => {
  const summed = (rows: readonly { sum?: string | undefined; figure?: number | null | undefined }[]) =>
    rows.flatMap(({ sum, figure }) => (sum ? [[sum, figure]] : []));

  it('HON-09: exist for generation, self-sufficiency, breakeven and both returns', () => {
    const [generation, self] = summed(energyRows(YEAR, words));
    assert.deepEqual(generation, ['solar-generation', 3744]);
    assert.deepEqual([self?.[0], Math.round(Number(self?.[1]))], ['solar-self-sufficiency', 64]);
    const back = solarReturn(
      Array.from({ length: 20 }, () => 750),
      11_000,
    );
    assert.deepEqual(summed(returnRows(back ?? assert.fail(), 20, words)), [
      ['solar-breakeven', back?.breakeven],
      ['solar-total-roi', back?.totalRoi],
      ['solar-annual-roi', back?.annualRoi],
    ]);
  });

  it('AMB-32: a home whose use is not known has no self-sufficiency', () => {
    const rows = energyRows({ ...YEAR, householdConsumption: null }, words);
    assert.deepEqual(
      rows.map(({ term }) => term),
      ['Yearly use', 'Generation', 'Share consumed', 'Share sold', 'Import'],
    );
  });
});

describe('the return', () => {
  const rows = (saving: number, length = 20) => {
    const savings = Array.from({ length }, () => saving);
    const back = solarReturn(savings, 11_000) ?? assert.fail();
    return returnRows(back, savings.length, words);
  };

  it('RES-SOL-15…17 AMB-33: is breakeven and two returns, each saying what it is a share of', () => {
    assert.deepEqual(
      rows(750).map(({ detail }) => detail),
      ['14.7 years', '36.4%', '6.8%', '3.2%'],
    );
    assert.deepEqual(
      rows(750).map(({ term }) => term),
      ['breakeven', 'total', 'annual', 'yearly'].map((name) =>
        words(`solar.return.${name}` as 'solar.return.total'),
      ),
    );
    assert.equal(rows(750)[2]?.note, 'Average yearly saving of 20 years as a share of the cost');
  });

  it('RES-SOL-17 CONST-06: of an API that sends fewer years is their number in all but the annual rate, which is by twenty', () => {
    const [, total, annual] = rows(1000, 15);
    assert.deepEqual([total?.detail, annual?.detail], ['36.4%', '6.8%']);
    assert.equal(total?.note, 'Return on investment: net savings of 15 years as a share of the cost');
    assert.equal(annual?.note, 'Average yearly saving of 20 years as a share of the cost');
  });

  it('AMB-33: is more than twenty years if it is never paid back', () => {
    assert.deepEqual(
      rows(500).map(({ detail }) => detail),
      ['More than 20 years', '−9.1%', '4.5%', '−0.9%'],
    );
  });
});
