import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { isServed } from './service-area.ts';

/** [areas, postcode, is it served] */
const CASES: readonly (readonly [string, string, boolean])[] = [
  ['BS', 'BS1 9AA', true],
  ['BS', 'bs19aa', true],
  ['BS', 'BS48 1AA', true],
  ['BS', 'B1 1AA', false],
  ['BS', 'BA1 1AA', false],
  ['B', 'B1 1AA', true],
  ['B', 'BS1 9AA', false],
  ['B', 'BA1 1AA', false],
  ['BA BS SN', 'SN1 1AA', true],
  ['BA BS SN', 'SP1 1AA', false],
  ['BS1', 'BS1 9AA', true],
  ['BS1', 'BS10 9AA', false],
  ['BS1', 'BS11 9AA', false],
  ['BS10', 'BS1 0AA', false],
  ['BS10', 'BS10 1AA', true],
  ['SW1', 'SW1A 1AA', true],
  ['SW1', 'SW1P 3AA', true],
  ['SW1', 'SW11 1AA', false],
  ['SW1A', 'SW1A 1AA', true],
  ['SW1A', 'SW1P 3AA', false],
  ['S', 'SW1A 1AA', false],
  ['W', 'W1A 1AA', true],
  ['G', 'GIR 0AA', false],
];

describe('a service area', () => {
  for (const [areas, postcode, served] of CASES) {
    it(`BEY-23: of ${areas} ${served ? 'has' : 'has not'} ${postcode} in it`, () => {
      assert.equal(isServed(areas.split(' '), postcode), served);
    });
  }

  it('BEY-23: is everywhere when none is named', () => {
    assert.ok(isServed([], 'ZE1 0AA'));
  });

  it('BEY-23: refuses no visitor whose postcode is not known', () => {
    assert.ok(isServed(['BS'], ''));
  });
});
