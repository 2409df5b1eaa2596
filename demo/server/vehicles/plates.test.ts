import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { type PlateYear, plateYear, syntheticPlate } from './plates.ts';

const YEARS: readonly (readonly [string, PlateYear])[] = [
  ['AB02CDE', 2002],
  ['AB51CDE', 2001],
  ['AB26CDE', 2026],
  ['AB76CDE', 2026],
  ['AB27CDE', null],
  ['AB77CDE', null],
  ['AB01CDE', null],
  ['AB50CDE', null],
  ['A123BCD', 1983],
  ['Y1BCD', 2001],
  ['I123BCD', null],
  ['Q123BCD', 'any'],
  ['ABC123A', 1963],
  ['ABC1Y', 1982],
  ['ABC123Z', null],
  ['ABZ1234', 'any'],
  ['1234AB', 'any'],
];

describe('the year of a plate', () => {
  for (const [plate, year] of YEARS) it(`${plate}: ${year}`, () => assert.equal(plateYear(plate), year));
});

const yearOf = (plate: (letter: string) => string, letter: string) => Number(plateYear(plate(letter)));
const LETTERS = 'ABCDEFGHJKLMNPRSTVWXY';

describe('the letter of an old plate', () => {
  for (const [what, plate, years] of [
    ['first', (letter: string) => `${letter}1BCD`, 18],
    ['last', (letter: string) => `ABC1${letter}`, 19],
  ] as const)
    it(`advances by one year at most from letter to letter if it is the ${what}`, () => {
      const all = [...LETTERS].map((letter) => yearOf(plate, letter));
      const steps = all.slice(1).map((year, at) => year - (all[at] ?? 0));
      for (const step of steps) assert.ok(step === 0 || step === 1, all.join());
      assert.equal(steps.filter((step) => step === 1).length, years);
    });
});

describe('the vehicle behind a plate', () => {
  const plates = Array.from({ length: 600 }, (_, index) => {
    const age = [12, 16, 19, 21, 23, 25][index % 6];
    return `A${String.fromCharCode(65 + (index % 26))}${age}${String.fromCharCode(65 + (index % 25))}BC`;
  });

  it('was on sale in the plate’s year', () => {
    for (const plate of plates) {
      const outcome = syntheticPlate(plate);
      assert.ok(outcome.kind === 'found', plate);
      const { firstYear, lastYear } = outcome.vehicle;
      const year = plateYear(plate) as number;
      assert.ok(firstYear <= year && year <= (lastYear ?? year), `${plate}: ${outcome.vehicle.model}`);
    }
  });

  it('is electric more often if it is newer, and never from before there were electric cars', () => {
    const electric = (age: string) =>
      plates
        .filter((plate) => plate.slice(2, 4) === age)
        .filter((plate) => {
          const outcome = syntheticPlate(plate);
          return outcome.kind === 'found' && outcome.vehicle.fuel === 'Electric';
        }).length;
    assert.equal(electric('12'), 0);
    assert.ok(electric('25') > electric('19'), `${electric('25')} against ${electric('19')}`);
  });

  it('is one of the oldest models for an older plate, and none for a plate that was never issued', () => {
    assert.equal(syntheticPlate('ABC123A').kind, 'found');
    assert.equal(syntheticPlate('AB50CDE').kind, 'none');
  });
});
