import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { homesOf } from './homes.ts';
import { mpanCheck, mpanCore, mprn, mprnCheck } from './meters.ts';

describe('meter numbers', () => {
  it('have the check digits of published examples', () => {
    for (const core of ['1312345678907', '2499999999991']) {
      assert.equal(mpanCheck(core.slice(0, 12)), core.slice(12), core);
    }
    assert.equal(mprnCheck('39384244'), '03');
  });

  it('have the right length for every serial', () => {
    for (const serial of [0, 7, 99_999, 123_456, 999_999]) {
      assert.match(mpanCore('22', serial), /^2200000\d{6}$/);
      assert.match(mprn(serial), /^90\d{8}$/);
    }
  });

  it('begin with the number of the home’s distributor', () => {
    const cores = (postcode: string) => homesOf(postcode).flatMap(({ mpan }) => mpan ?? []);
    for (const core of cores('BS81AB')) assert.match(core, /^22/, 'South West');
    for (const core of cores('SW1A1AA')) assert.match(core, /^12/, 'London');
  });
});
