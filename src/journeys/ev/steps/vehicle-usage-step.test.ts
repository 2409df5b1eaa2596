import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { safeParse } from 'valibot';
import { product } from '../../../../tools/generate/product-in-node.ts';
import { NO_ANSWERS } from '../../../domain/answers.ts';
import { accept } from '../../../wizard/accept.ts';
import {
  areMiles,
  mileageSchema,
  milesEntered,
  missingMiles,
  vehicleUsageStep,
} from './vehicle-usage-step.ts';

const { flagsFor } = product;

const flags = flagsFor('ev-compare');
/** What the step says to two typed texts: problem keys by field, or nothing. */
function problems(weekday: unknown, weekend: unknown): Record<string, string> {
  const accepted = accept(vehicleUsageStep, flags, {}, { vehicleUsage: { weekday, weekend } });
  return accepted.ok ? {} : Object.fromEntries(accepted.problems.map(({ field, key }) => [field, key]));
}
const WEEKDAY = 'vehicleUsage.weekday';
const WEEKEND = 'vehicleUsage.weekend';

describe('weekly mileage', () => {
  it('STEP-MILES-02 VAL-30: both are required', () => {
    assert.deepEqual(problems('', '20'), { [WEEKDAY]: 'problem.required' });
    assert.deepEqual(problems('20', null), { [WEEKEND]: 'problem.required' });
  });

  it('STEP-MILES-03 STEP-MILES-04: the bounds are inclusive', () => {
    assert.deepEqual(problems('0', '1680'), {});
    assert.deepEqual(problems('4200', '0'), {});
    assert.deepEqual(problems('4201', '1681'), {
      [WEEKDAY]: 'problem.between',
      [WEEKEND]: 'problem.between',
    });
  });

  it('VAL-04: says the bounds it was refused by', () => {
    const accepted = accept(vehicleUsageStep, flags, {}, { vehicleUsage: { weekday: '1', weekend: '1681' } });
    assert.deepEqual(!accepted.ok && accepted.problems[0]?.values, { min: '0', max: '1680' });
  });

  it('STEP-MILES-05: digits only', () => {
    for (const text of ['12.5', '-5', '1e3', '0x10', 'ten', '٣', '1 0']) {
      assert.deepEqual(problems(text, '0'), { [WEEKDAY]: 'problem.numbers' }, text);
    }
  });

  it('ENT-18: are kept as numbers', () => {
    const parsed = safeParse(mileageSchema, { vehicleUsage: { weekday: ' 0150 ', weekend: 50 } });
    assert.deepEqual(parsed.output, { vehicleUsage: { weekday: 150, weekend: 50 } });
  });
});

describe('missingMiles', () => {
  const waits = (weekday: unknown, weekend: unknown) =>
    vehicleUsageStep.waitsFor?.(flags, { vehicleUsage: { weekday, weekend } });

  it('STEP-MILES-06 VAL-31: Next waits while both are empty or zero', () => {
    for (const [weekday, weekend] of [
      ['', ''],
      ['0', '0'],
      ['0', ''],
      [null, '00'],
      [null, null],
    ]) {
      assert.equal(waits(weekday, weekend), 'ev.miles.missing', `${weekday} ${weekend}`);
    }
    assert.equal(missingMiles(NO_ANSWERS.vehicleUsage), 'ev.miles.missing');
    assert.equal(missingMiles(null), 'ev.miles.missing');
  });

  it('AMB-24: one mile is enough, and what is no number is for Next to refuse', () => {
    for (const [weekday, weekend] of [
      ['1', ''],
      ['', '1'],
      ['ten', ''],
      ['-5', '5'],
    ]) {
      assert.equal(waits(weekday, weekend), null, `${weekday} ${weekend}`);
    }
  });

  it('AMB-19: shows the year only for accepted or empty values', () => {
    assert.equal(areMiles({ weekday: '4200', weekend: '' }), true);
    assert.equal(areMiles({ weekday: '4201', weekend: '1' }), false);
    assert.equal(areMiles({ weekday: '1', weekend: 'x' }), false);
  });

  it('reads the values of the fields', () => {
    assert.deepEqual(milesEntered({ weekday: '150', weekend: 'x' }), { weekday: 150, weekend: null });
  });
});
