import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { ChosenAddress } from '../../domain/address.ts';
import { type Answers, NO_ANSWERS } from '../../domain/answers.ts';
import { priceOn } from '../../domain/price-cap.ts';
import { heatPumpQuote } from './heat-pump-quote.ts';

const prices = priceOn('2026-08-15');

const address = {
  text: '1 Orchard Lane',
  parts: { id: '1', mpanCores: [], xoserveAddressCodes: [], elecdetails: [], gasdetails: [] },
} as unknown as ChosenAddress;
const answers: Answers = { ...NO_ANSWERS, address, propertyId: 2, heatingFuel: 3 };

describe('the request of a heat pump quote', () => {
  it('AMB-30: has the type that was chosen, and not the one that the address suggested', () => {
    assert.equal(heatPumpQuote({ ...answers, ashpPropertyId: 5 }, prices).propertyTypeId, 2);
  });

  it('CALL-22, AMB-03: has the fuel, and the insulation once it was answered', () => {
    const { heatingFuel, ...body } = heatPumpQuote(answers, prices);
    assert.equal(heatingFuel, 3);
    assert.ok(!('insulation' in body));
    assert.equal(heatPumpQuote({ ...answers, insulation: 1 }, prices).insulation, 1);
  });

  it('is not made before its steps were answered', () => {
    for (const missing of [{ propertyId: null }, { heatingFuel: null }, { address: null }]) {
      assert.throws(() => heatPumpQuote({ ...answers, ...missing }, prices), /asked for before/);
    }
  });
});
