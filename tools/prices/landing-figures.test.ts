// Checks, at the current prices, that the sentences with prices in them are still true: what a sentence says is saved may be lost
// in another quarter.
import '../../demo/server/test/todays-world.ts';
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { PriceFigures, PriceLine } from '../../src/domain/price-lines.ts';
import { packs } from '../../src/words/packs.ts';
import { priceLines } from './price-lines.ts';

type Name = keyof PriceFigures;

/** Sentences say that the first is less than the second, or make a span of both. */
const LESS: readonly (readonly [Name, Name])[] = [
  ['nightLow', 'nightHigh'],
  ['nightHigh', 'dayLow'],
  ['dayLow', 'dayHigh'],
  ['sellLow', 'sellHigh'],
  ['sellHigh', 'capUnit'],
  ['nightMile', 'homeMile'],
  ['nightMile', 'petrolMile'],
  ['panelYears', 'storeYears'],
  ['capSave', 'pumpSave'],
];

/** The keys of the sentences that name a figure. */
const keysWith = (name: Name) =>
  Object.entries(packs[0].sentences).flatMap(([key, text]) => (text.includes(`{${name}}`) ? [key] : []));

/** What makes sentences false, each as a message for whoever renews the prices. */
function untrue({ from, figures }: PriceLine): string[] {
  const says = (wrong: string, name: Name) =>
    `From ${from}, ${wrong}. If its price is right, change what these sentences say in src/words/en-gb: ${keysWith(name).join(', ')}.`;
  const names = Object.keys(figures) as Name[];
  return [
    ...names
      .filter((name) => typeof figures[name] === 'number' && !(figures[name] > 0))
      .map((name) => says(`{${name}} is ${figures[name]}, and must be more than 0`, name)),
    ...LESS.filter(([less, more]) => !(figures[less] < figures[more])).map(([less, more]) =>
      says(`{${less}} is ${figures[less]}, and must be less than {${more}}, ${figures[more]}`, less),
    ),
  ];
}

describe('the figures that the build puts into sentences', () => {
  it('RIGHT-20: leave each sentence true, in each quarter that is built into the script', () => {
    const lines = priceLines();
    assert.ok(lines.length > 0);
    assert.deepEqual(lines.flatMap(untrue), []);
  });

  it('RIGHT-20: are named with their sentences if they do not', () => {
    const [line = assert.fail('no quarter')] = priceLines();
    const found = (figures: Partial<PriceFigures>) =>
      untrue({ ...line, from: '2027-01-01', figures: { ...line.figures, ...figures } });
    assert.deepEqual(found({ capSave: -20 }), [
      'From 2027-01-01, {capSave} is -20, and must be more than 0. If its price is right, change what these sentences say in src/words/en-gb: land.ashp.save.1.',
    ]);
    assert.match(found({ storeYears: 0 })[0]!, /\{storeYears\} is 0, .*: land\.solar\.not\.1\.$/);
    assert.match(found({ carLeft: Number.NaN })[0]!, /\{carLeft\} is NaN, .*: land\.ev\.save\.2\.$/);
    assert.match(found({ capSave: 500, pumpSave: 450 })[0]!, /must be less than \{pumpSave\}, 450/);
  });
});
