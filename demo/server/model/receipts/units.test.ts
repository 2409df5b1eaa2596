// Dimensional analysis of the sums, and the tag and source of each term.
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { car, LEAF, PERSONAS, pump, roof } from '../../test/drawn-quotes.ts';
import { sumsInEnglish } from '../../test/in-english.ts';
import type { QuoteResult } from '../result/quote-result.ts';

type Sums = NonNullable<QuoteResult['sums']>;
type Sum = Sums[string];

/** The exponent of each unit. Years are implied and shares have no unit, so both are left out. */
function powersIn(unit: string): Map<string, number> {
  const powers = new Map<string, number>();
  unit.split('/').forEach((part, at) => {
    const name = part.replace(/s$/, '');
    if (!['', 'y', 'year', '%'].includes(name))
      powers.set(name, (powers.get(name) ?? 0) + (at === 0 ? 1 : -1));
  });
  return powers;
}

function unitOf({ op, terms }: Sum): Map<string, number> {
  const unit = powersIn(terms[0]!.unit);
  if (op === 'multiply' || op === 'divide')
    for (const term of terms.slice(1))
      for (const [name, power] of powersIn(term.unit))
        unit.set(name, (unit.get(name) ?? 0) + (op === 'multiply' ? power : -power));
  return unit;
}

const written = (powers: Map<string, number>) =>
  [...powers]
    .filter(([, power]) => power !== 0)
    .map(([name, power]) => `${name}^${power}`)
    .sort()
    .join(' ');

/** A degree between two temperatures is a kelvin, 4.18 kJ warm a litre of water by one, and a day has 24 hours. */
const EXCEPT = ['hp-cold', 'hp-pump-weekly', 'hp-heat-rooms'];

const OIL = { heatingFuel: 3, gasUsage: null };
const ELECTRIC = { heatingFuel: 2, gasUsage: null, electricityUsage: 14_000 };
const ALONE = { current: LEAF, compare: null };
const term = ({ sums }: QuoteResult, id: string, at: number) => sums![id]!.terms[at]!;

describe('the units of the sums', () => {
  const all = [...PERSONAS.map(({ result }) => result), car({ ...ALONE, tariffId: 10 }), pump(OIL)];

  it('HON-13: follow from the units of the terms for a product or quotient', () => {
    for (const { sums } of all)
      for (const [id, sum] of Object.entries(sums ?? {})) {
        if (!EXCEPT.includes(id)) assert.equal(written(unitOf(sum)), written(powersIn(sum.unit)), id);
      }
  });

  it('HON-13: are those of every term for a total, and a term that opens has the unit of its sum', () => {
    for (const { sums } of all)
      for (const [id, sum] of Object.entries(sums ?? {}))
        for (const each of sum.terms) {
          const isTotal = (sum.op === 'add' || sum.op === 'subtract') && id !== 'hp-cold';
          if (isTotal) assert.equal(written(powersIn(each.unit)), written(powersIn(sum.unit)), id);
          if (each.sum !== null) {
            assert.equal(each.unit, sums?.[each.sum]?.unit, `${id}: ${each.sum}`);
            assert.equal(each.tag, 'worked-out', `${id}: ${each.sum}`);
          }
        }
  });

  it('HON-13: are real units if two units combine: litres, degrees, days', () => {
    assert.deepEqual(
      pump().sums!['hp-pump-weekly']!.terms.map(({ unit }) => unit),
      ['', 'l', 'K', 'kWh', ''],
    );
    assert.deepEqual(
      [pump().sums!['hp-cold']!.unit, ...pump().sums!['hp-cold']!.terms.map(({ unit }) => unit)],
      ['K', '°C', '°C'],
    );
    assert.deepEqual(
      pump(OIL).sums!['hp-heat-rooms']!.terms.map(({ unit, value }) =>
        [value, unit].slice(value === 24 ? 0 : 1),
      ),
      [['W/K'], ['K days'], [24, 'hours'], ['kWh/Wh']],
    );
  });
});

describe('the units of shares, returns and years', () => {
  it('HON-13: are stated, since they do not follow from the terms', () => {
    const units = ['solar-self-sufficiency', 'solar-bought-share', 'solar-total-roi', 'solar-annual-roi'];
    assert.deepEqual(
      [...units, 'solar-breakeven', 'solar-breakeven-part', 'solar-sold'].map((id) => roof().sums![id]?.unit),
      ['%', '%', '%', '%', 'years', 'years', '£/y'],
    );
    assert.equal(term(roof(), 'solar-self-sufficiency', 0).unit, '%');
    assert.equal(term(roof(), 'solar-breakeven', 0).unit, 'years');
    assert.equal(term(roof(), 'solar-annual-roi', 1).unit, 'years');
  });
});

describe('the terms of the sums', () => {
  it('HON-13: are metered if the meter was read, and typical otherwise', () => {
    assert.equal(term(roof(), 'solar-now-units-1', 0).tag, 'meter');
    assert.equal(term(roof({ electricityUsage: null }), 'solar-now-units-1', 0).tag, 'assumed');
    assert.equal(
      term(roof({ statedUse: { electricity: 2700 } }), 'solar-now-units-1', 0).value.toFixed(6),
      '2700.000000',
    );
    assert.equal(term(pump(), 'hp-heat', 0).tag, 'meter');
    assert.notEqual(term(pump({ gasUsage: null }), 'hp-co2-now', 0).tag, 'meter');
    assert.equal(term(car(), 'ev-gallons', 0).tag, 'told');
  });

  it('HON-13: name the source and date of what is published or assumed, except for definitions', () => {
    const byDefinition =
      /^(Days|Hours in a day|kWh in a|Pounds in a penny|Tonnes in a|Grams in a|In a hundred|kW in a watt|To warm a litre|All that)/;
    for (const { sums } of [pump(), pump(OIL), pump(ELECTRIC), roof(), car(), car(ALONE)])
      for (const [id, sum] of Object.entries(sumsInEnglish(sums)))
        for (const { tag, label, source } of sum.terms) {
          const isCited = tag === 'published' || tag === 'assumed';
          assert.equal(source !== null, isCited && !byDefinition.test(label), `${id}: ${label}`);
        }
  });

  it('HON-13: convert by definitions: pence, tonnes, litres, days', () => {
    const byLabel = new Map<string, number>();
    for (const { sums } of [pump(), roof(), car(), car(ALONE)])
      for (const { terms } of Object.values(sumsInEnglish(sums)))
        for (const { label, value } of terms) byLabel.set(label, value);
    const are = {
      'Pounds in a penny': 0.01,
      'Tonnes in a kilogram': 0.001,
      'Grams in a tonne': 1_000_000,
      'In a hundred': 0.01,
      'kW in a watt': 0.001,
      'Litres in a gallon': 4.546_09,
      Days: 365,
      // 4.18 kJ, and 3,600 kJ to a kWh.
      'To warm a litre by a degree': 4.18 / 3600,
    };
    for (const [label, value] of Object.entries(are)) assert.equal(byLabel.get(label), value, label);
  });

  it('HON-13: for a heat pump’s carbon include the pump, its hours and the hob', () => {
    const { sums, breakdown } = pump();
    // 11,500 kWh of gas at 0.183 kg; 162.35 kWh of a hob at 0.144 kg.
    assert.equal(sums!['hp-co2-now']!.value.toFixed(4), '2.1045');
    assert.equal(sums!['hp-co2-hob']!.value.toFixed(5), (breakdown!.hobElectricity * 0.000144).toFixed(5));
    assert.deepEqual(
      pump(OIL).sums!['hp-co2-after']!.terms.map(({ sum }) => sum),
      ['hp-co2-pump'],
      'without gas there was no hob of gas',
    );
    assert.equal(term(pump(OIL), 'hp-co2-now', 1).value, 0.247);
  });

  it('HON-13: for heat are metered gas less cooking times boiler efficiency, or space heat and hot water', () => {
    assert.deepEqual(
      pump().sums!['hp-heat']!.terms.map(({ value }) => value),
      [11_500, 0.97, 0.84],
    );
    const { value, terms } = pump(OIL).sums!['hp-heat']!;
    assert.ok(Math.abs(value - 9054.22) < 0.01 && terms.length > 1);
    const electric = pump(ELECTRIC).sums!;
    assert.ok(Math.abs(electric['hp-heat']!.value - 11_355.77) < 0.01);
  });

  it('HON-13: for a car with its own rate are all at that rate', () => {
    const { sums } = car({ ...ALONE, tariffId: 10 });
    assert.deepEqual(
      sums!['ev-charging']!.terms.map(({ sum }) => sum),
      ['ev-charging-cheap'],
    );
    assert.deepEqual(
      [term(car({ ...ALONE, tariffId: 10 }), 'ev-charging-cheap', 1).value, sums!['ev-headline']!.op],
      [1, 'add'],
    );
  });
});
