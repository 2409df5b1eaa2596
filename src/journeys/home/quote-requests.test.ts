import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { ChosenAddress } from '../../domain/address.ts';
import { type Answers, NO_ANSWERS } from '../../domain/answers.ts';
import { priceOn } from '../../domain/price-cap.ts';
import { UNKNOWN_USAGE } from '../../domain/usage.ts';
import { quoteDetails } from './quote-requests.ts';

const address = {
  text: '1 Orchard Lane',
  parts: { id: '1', mpanCores: ['22'], xoserveAddressCodes: [], elecdetails: [], gasdetails: [] },
} as unknown as ChosenAddress;
const found = { ...UNKNOWN_USAGE, usage: 2700 };
const details = (answers: Partial<Answers>) =>
  quoteDetails({ ...NO_ANSWERS, address, ...answers }, priceOn('2026-08-15'));

describe('the common fields of every quote', () => {
  it('CALL-20, CONST-12: the address parts, and referrer branch DR', () => {
    const { details: parts, referrerBranch } = details({});
    assert.equal(referrerBranch, 'DR');
    assert.equal(parts.id, '1');
  });

  it('CALL-20: each fuel’s meters and codes, in their own place', () => {
    const meter = { isDomestic: true, isPrepayment: false, isSmartMeter: true, mugSupplierId: 2 };
    const parts = {
      id: '1',
      mpanCores: ['22'],
      xoserveAddressCodes: ['X1'],
      elecdetails: [{ ...meter, mpan: '22' }],
      gasdetails: [{ ...meter, mprn: '9' }],
    };
    const { details: sent } = details({ address: { ...address, parts } as unknown as ChosenAddress });
    assert.deepEqual(sent, parts);
  });

  it('AMB-03, BEY-06: the energy of a year, once the visitor corrected it', () => {
    const stated = { ...UNKNOWN_USAGE, usage: 225, usageUnit: 2, isStated: true } as const;
    const body = details({ electricityUsage: stated, gasUsage: found });
    assert.equal(body.electricityUsage, 2700);
    assert.equal('gasUsage' in body, false);
  });
});
