import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { product } from '../../../tools/generate/product-in-node.ts';
import type { ChosenAddress } from '../../domain/address.ts';
import { type Answers, NO_ANSWERS } from '../../domain/answers.ts';
import { ashpQuote } from './ashp-quote.ts';

const { flagsFor } = product;

const address = {
  text: '1 Orchard Lane',
  parts: { id: '1', mpanCores: [], xoserveAddressCodes: [], elecdetails: [], gasdetails: [] },
} as unknown as ChosenAddress;
const answers: Answers = { ...NO_ANSWERS, address, propertyId: 2, heatPumpPropertyId: 9, heatingFuel: 3 };

describe('the request of a heat pump quote', () => {
  it('AMB-02, AMB-30: with solar too, has the type that the heat pump list has for the one chosen', () => {
    assert.equal(ashpQuote(answers, flagsFor('all')).propertyTypeId, 9);
    const unknown = { ...answers, ashpPropertyId: 5, heatPumpPropertyId: null };
    assert.throws(() => ashpQuote(unknown, flagsFor('all')), /asked for before/, 'no id of another list');
  });

  it('AMB-30: alone, has the type that was chosen, and not the one that the address suggested', () => {
    assert.equal(ashpQuote(answers, flagsFor('heat-pump')).propertyTypeId, 2);
  });

  it('CALL-22, AMB-03: has the fuel, and the insulation once it was answered', () => {
    const { heatingFuel, ...body } = ashpQuote(answers, flagsFor('heat-pump'));
    assert.equal(heatingFuel, 3);
    assert.ok(!('insulation' in body));
    assert.equal(ashpQuote({ ...answers, insulation: 1 }, flagsFor('heat-pump')).insulation, 1);
  });

  it('is not made before its steps were answered', () => {
    for (const missing of [{ propertyId: null }, { heatingFuel: null }, { address: null }]) {
      assert.throws(() => ashpQuote({ ...answers, ...missing }, flagsFor('heat-pump')), /asked for before/);
    }
  });
});
