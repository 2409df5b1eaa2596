import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { Api } from '../../../api/create-api.ts';
import { failed, success } from '../../../api/failure.ts';
import { type Answers, NO_ANSWERS } from '../../../domain/answers.ts';
import { NO_NAMES, readAddress, supplyNames } from './read-address.ts';

it('HALF-03 YOURS-06: details of one home, including its half hours, are not used for the next home', async () => {
  const api = {
    addressMeters: async () => success([]),
    addressDefaults: async () => success({ gas: null, electricity: null }),
  } as unknown as Api;
  const read = await readAddress(api, { text: '2 High Street' } as never, new AbortController().signal);
  assert.ok(read.ok);
  assert.deepEqual(read.value.yours, {});
});

const home = (changed: Partial<Answers>): Answers => ({
  ...NO_ANSWERS,
  postcode: 'BS19AA',
  electricitySupplierId: 4,
  electricityTariff: { id: 8 },
  ...changed,
});
const bothOf4 = home({ gasSupplierId: 4, gasTariff: { id: 8 } });

/** Suppliers 4 and 5, each with a tariff 8 of its own; and what was asked. */
function supplyOf() {
  const asked: unknown[] = [];
  const api = {
    suppliers: async ({ body }: { body: unknown }) => {
      asked.push(body);
      const of = (supplierId: number, supplierName: string) => ({ supplierId, supplierName, logo: null });
      return success({
        suppliersDto: {
          electricitySuppliers: [of(4, 'EDF')],
          gasSuppliers: [of(5, 'OVO')],
          dualConsolidatedSuppliers: null,
        },
      });
    },
    tariffs: async ({ body }: { body: { supplierId: number } }) => {
      asked.push(body);
      const tariffName = body.supplierId === 4 ? 'Fixed' : 'Variable';
      return success({ tariffsDto: { tariffs: [{ tariffId: 8, tariffName }] } });
    },
  };
  return { asked, api: api as unknown as Api };
}

describe('naming suppliers and tariffs', () => {
  it('AMB-48, CALL-09, CALL-10: asks with postcode, switch type, payment and night share', async () => {
    const { api, asked } = supplyOf();
    await supplyNames(api, bothOf4, {});
    const shared = {
      postcode: 'BS19AA',
      switchType: 'dualConsolidatedToDualConsolidated',
      currentPayMethod: 'monthlyDirectDebit',
      economy7Percentage: 42,
    };
    assert.deepEqual(asked.length, 2);
    assert.ok(asked.some((body) => JSON.stringify(body) === JSON.stringify(shared)));
    assert.ok(asked.some((body) => JSON.stringify(body) === JSON.stringify({ ...shared, supplierId: 4 })));
  });

  it('BEY-06: names each fuel’s supplier and tariff, whoever else has a tariff of the same number', async () => {
    const { api } = supplyOf();
    const names = await supplyNames(api, home({ gasSupplierId: 5, gasTariff: { id: 8 } }), {});
    assert.deepEqual(names, {
      electricity: { supplier: 'EDF', tariff: 'Fixed' },
      gas: { supplier: 'OVO', tariff: 'Variable' },
    });
  });

  it('ERR-19, AMB-48: has no name if a list fails or lacks it', async () => {
    const none = async () => failed({ kind: 'no-answer' });
    assert.deepEqual(await supplyNames({ suppliers: none, tariffs: none }, bothOf4, {}), NO_NAMES);
    const { electricity } = await supplyNames(supplyOf().api, home({ electricityTariff: { id: 9 } }), {});
    assert.deepEqual(electricity, { supplier: 'EDF', tariff: null });
  });

  it('requests nothing for a home without a supplier', async () => {
    const { api, asked } = supplyOf();
    assert.deepEqual(await supplyNames(api, NO_ANSWERS, {}), NO_NAMES);
    assert.deepEqual(asked, []);
  });
});
