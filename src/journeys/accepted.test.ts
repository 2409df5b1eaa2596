import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { product } from '../../tools/generate/product-in-node.ts';
import { type Answers, NO_ANSWERS } from '../domain/answers.ts';
import type { Journey } from '../domain/journey.ts';
import type { Meter } from '../domain/supply.ts';
import type { QuoteStep } from '../state/asset-descriptor.ts';
import { accept } from '../wizard/accept.ts';
import { heatingStep } from './heat-pump/steps/heating-step.ts';
import { addressStep } from './home/address/address-step.ts';
import { propertyTypeStep as stepOf } from './home/property-type/property-type-step.ts';
import { propertyUsageStep } from './solar/steps/property-usage-step.ts';

const { flagsFor } = product;
const propertyTypeStep = stepOf(product.homes);

/** [field, what is wrong with it] of what was entered. */
function problems(step: QuoteStep, journey: Journey, entered: object, soFar: Partial<Answers> = {}) {
  const accepted = accept(step, flagsFor(journey), soFar, { ...NO_ANSWERS, ...entered });
  return accepted.ok ? [] : accepted.problems.map(({ field, key }) => [field, key]);
}

const GAS: Meter = { mprn: '1', isDomestic: true, isPrepayment: false, isSmartMeter: true, mugSupplierId: 2 };
const POWER: Meter = { ...GAS, mpan: '1' };
const home = (elecdetails: readonly Meter[], gasdetails: readonly Meter[]) => ({
  postcode: 'BS19AA',
  address: { text: 'A home', parts: { elecdetails, gasdetails } },
});

describe('what a step accepts', () => {
  it('VAL-15, STEP-ADDR-21…26: meters, with the first problem only', () => {
    const problemsOf = (...meters: Parameters<typeof home>) =>
      problems(addressStep, 'solar', home(...meters));
    const shop = { ...POWER, isDomestic: false, isPrepayment: true };
    assert.deepEqual(problems(addressStep, 'solar', { postcode: 'BS19AA' }), [
      ['address', 'problem.required'],
    ]);
    assert.deepEqual(problemsOf([shop], []), [['address', 'refusal.nonDomestic']]);
    assert.deepEqual(problemsOf([{ ...POWER, isPrepayment: true }], []), [['address', 'refusal.prepayment']]);
    assert.deepEqual(problemsOf([], [GAS]), [['address', 'refusal.gasOnly']]);
    assert.deepEqual(problemsOf([], []), [['address', 'refusal.noElectricity']]);
    assert.deepEqual(problemsOf([POWER], [GAS]), []);
  });

  it('STEP-PROP-02, STEP-PROP-04, VAL-16: a flat for a heat pump alone, none for solar, and never nothing', () => {
    const flat = { propertyId: 7, propertyTypeName: 'Flat' };
    assert.deepEqual(problems(propertyTypeStep, 'heat-pump', flat), []);
    assert.deepEqual(problems(propertyTypeStep, 'heat-pump', { ...flat, propertyId: 8 }), []);
    assert.deepEqual(problems(propertyTypeStep, 'solar', flat), [['propertyId', 'refusal.solarProperty']]);
    assert.deepEqual(problems(propertyTypeStep, 'solar', {}), [['propertyId', 'problem.required']]);
  });

  it('STEP-USE-02, VAL-17: a time at home, Unsure by default', () => {
    assert.deepEqual(problems(propertyUsageStep, 'solar', {}), []);
    assert.deepEqual(problems(propertyUsageStep, 'solar', { propertyUsage: null }), [
      ['propertyUsage', 'problem.required'],
    ]);
    assert.deepEqual(problems(propertyUsageStep, 'solar', { propertyUsage: 5 }), [
      ['propertyUsage', 'problem.invalid'],
    ]);
  });

  it('STEP-HEAT-04, STEP-HEAT-05, VAL-18: heating and insulation, both', () => {
    const soFar = { compareFuel: 'gasElectricity', address: home([POWER], [GAS]).address } as never;
    assert.deepEqual(problems(heatingStep, 'heat-pump', {}, soFar), [
      ['heatingFuel', 'problem.required'],
      ['insulation', 'problem.required'],
    ]);
    assert.deepEqual(problems(heatingStep, 'heat-pump', { heatingFuel: 1, insulation: 2 }, soFar), []);
    assert.deepEqual(problems(heatingStep, 'heat-pump', { heatingFuel: 2, insulation: 2 }, soFar), [
      ['heatingFuel', 'problem.invalid'],
    ]);
  });
});
