// Calculates every shown sum again from the digits that a person reads.

import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { describe, it } from 'node:test';
import { isoDay } from '../../../src/domain/safe-built-ins.ts';
import { type OpenSum, openSum, type Sum } from '../../../src/domain/sum.ts';
import { readSum } from '../../../src/journeys/result/sums/read-sum.ts';
import { packs } from '../../../src/words/packs.ts';
import { createWords } from '../../../src/words/words.ts';
import type { Recorded } from '../../../tools/gallery/wire.ts';
import { evResult } from '../model/ev/ev-result.ts';
import { receipt } from '../model/receipts/receipt.ts';
import type { QuoteResult } from '../model/result/quote-result.ts';
import { holdsOfAny, PERSONAS, WORKED_CAR } from './drawn-quotes.ts';
import { OFFERED } from './table-market.ts';

const today = () => isoDay(new Date());

type Sums = Readonly<Record<string, Sum>>;

const words = createWords({ pack: packs[0], copy: 'spec', messages: {}, today });
const SYMBOLS = ['£', 'p', 'kWh', 'Wh', 'kW', 'W', 'K', '°C', 'l', 't', 'kg', 'g', '%', ''];
const isSpelled = (unit: string) => unit.split(/[ /]/).some((part) => !SYMBOLS.includes(part));

const CALCULATES = {
  add: (one: number, other: number) => one + other,
  subtract: (one: number, other: number) => one - other,
  multiply: (one: number, other: number) => one * other,
  divide: (one: number, other: number) => one / other,
};

/** The number in a text such as '£1,420.96', '−4 °C' or '0.000001 t/g', and its number of decimals. */
function read(text: string) {
  const [digits = ''] = text.match(/[\d,]+(\.\d+)?/) ?? [];
  const size = Number(digits.replaceAll(',', ''));
  return { value: text.includes('−') ? -size : size, decimals: digits.split('.')[1]?.length ?? 0 };
}

/** Checks a sum and all sums behind its terms. */
function reckonsUp(sum: OpenSum, says: string, places?: number): number {
  const shown = readSum(sum, words, places);
  const terms = shown.terms.map(read);
  sum.terms.forEach(({ value, key }, at) => {
    assert.equal(terms[at]!.value === 0, value === 0, `${says}, ${key}: ${value} as ${shown.terms[at]}`);
  });
  const calculated = terms.map(({ value }) => value).reduce(CALCULATES[sum.op]);
  const total = read(shown.total);
  // Trailing zeros are not shown.
  const half = 0.500_001 * 10 ** -Math.max(total.decimals, shown.total.startsWith('£') ? 2 : 0);
  const line = `${says}: ${shown.terms.join(` ${sum.op} `)} = ${calculated}, shown as ${shown.total}`;
  assert.ok(Math.abs(calculated - total.value) <= half, line);
  const behind = sum.terms.map(({ behind }, at) => {
    if (!behind) return 0;
    assert.equal(readSum(behind, words, shown.places[at]).total, shown.terms[at], `${line}, behind it`);
    return reckonsUp(behind, says, shown.places[at]);
  });
  return behind.reduce((all, one) => all + one, 1);
}

const allOf = (sums: Sums, says: string) =>
  Object.keys(sums).reduce((count, id) => {
    const sum = openSum(sums, id);
    return sum ? count + reckonsUp(sum, `${says}, ${id}`) : count;
  }, 0);

describe('the sums as shown', () => {
  it('RIGHT-01, HON-04, HON-13: add up to the figure shown in every state of the gallery', () => {
    const path = new URL('../../pages/assets/gallery/recorded.json', import.meta.url);
    const { walks } = JSON.parse(readFileSync(path, 'utf8')) as Recorded;
    let count = 0;
    for (const { name, answers } of walks)
      for (const { text } of answers) {
        const sums = text.includes('"sums"') && (JSON.parse(text).sums as Sums | null);
        if (sums) count += allOf(sums, name);
      }
    assert.ok(count > 300, `${count} sums`);
  });

  it('HON-04, HON-13: add up to the figure shown for any home', () => {
    for (const { asset, name, result } of PERSONAS) allOf(result.sums ?? {}, `${asset} of ${name}`);
    holdsOfAny(({ asset, result }) => void allOf(result.sums ?? {}, `a random home’s ${asset}`));
  });

  it('HON-13, SET-02: have units that are symbols, or words of the language', () => {
    const sums = PERSONAS.flatMap(({ result }) => Object.values(result.sums ?? {}));
    const cars = Object.values((evResult(WORKED_CAR, OFFERED) as QuoteResult).sums ?? {});
    const units = [...sums, ...cars].flatMap(({ unit, terms }) => [unit, ...terms.map((term) => term.unit)]);
    const spelled = new Set(units.map((unit) => unit.replace(/\/y$/, '')).filter(isSpelled));
    assert.ok(spelled.size > 5, [...spelled].join());
    for (const unit of spelled) assert.ok(words.has(`assumption.unit.${unit}`), unit);
  });

  it('HON-13: come to nothing where two equal terms differ by the last binary digit', () => {
    const part = (value: number) => ({ term: { label: 'A bill', value, unit: '£/y' } }) as never;
    assert.equal(receipt('a-saving', '£/y', 'subtract', [part(0.1 + 0.2), part(0.3)]).sum.value, 0);
  });

  it('RIGHT-06, HON-04: round a heat pump’s CO2 once, so that the headline is the total of the sum', () => {
    let count = 0;
    const holds = ({ asset, name, result }: (typeof PERSONAS)[number]) => {
      const sum = asset === 'ashp' ? openSum(result.sums ?? null, 'hp-co2') : null;
      if (!sum?.unit.startsWith('t')) return;
      count += 1;
      const before = result.calculatedResults[0]!.co2Emission;
      const after = result.calculatedResults.find(({ isRecommended }) => isRecommended)!.co2Emission;
      const shown = words.format.tonnes(before - after);
      const { value, decimals } = read(shown);
      const total = read(readSum(sum, words).total).value * (shown.includes('kg') ? 1000 : 1);
      assert.ok(Math.abs(value - total) <= 0.500_001 * 10 ** -decimals, `${name}: ${shown}, and ${total}`);
    };
    PERSONAS.forEach(holds);
    holdsOfAny(holds);
    assert.ok(count > 20, `${count} of them`);
  });

  it('RIGHT-01, HON-13: give an electric car’s CO2 as grams divided by the grams in a tonne', () => {
    const { sums } = evResult(WORKED_CAR, OFFERED) as QuoteResult;
    const { terms, total } = readSum(openSum(sums ?? null, 'ev-co2-exhaust')!, words);
    assert.deepEqual([...terms, total], ['2,138,240 g', '1,000,000 g/t', '2.138 t']);
  });
});
