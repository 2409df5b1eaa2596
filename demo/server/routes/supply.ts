// Knows the suppliers and tariffs that a postcode can have, from the tables of the model.

import { isPostcode } from '../../../src/domain/postcode.ts';
import type { SomeHandlers } from '../http/answer-calls.ts';
import { Refusal } from '../http/refusal.ts';
import { placeOf } from '../model/place/place.ts';
import { DEFAULT_TARIFF, ECONOMY7_TARIFF, SUPPLIERS, TARIFFS } from '../model/tariff/tariffs.ts';

const supplierList = [...SUPPLIERS].map(([supplierId, supplierName]) => ({ supplierId, supplierName }));

/** Tariffs are known for Great Britain alone. */
function hasTariffs(postcode: string): boolean {
  if (!isPostcode(postcode)) throw new Refusal(400, 'postcode must be a whole UK postcode.');
  return placeOf(postcode)?.served === 'yes';
}

export const supplyHandlers: SomeHandlers<'suppliers' | 'tariffs'> = {
  suppliers({ body }) {
    const list = hasTariffs(body.postcode) ? supplierList : [];
    return {
      suppliersDto: { electricitySuppliers: list, gasSuppliers: list, dualConsolidatedSuppliers: list },
    };
  },
  tariffs({ body }) {
    if (!SUPPLIERS.has(body.supplierId)) throw new Refusal(400, 'supplierId must be one of the suppliers.');
    // Every supplier has the two of the price cap.
    const everyones = [DEFAULT_TARIFF, ECONOMY7_TARIFF];
    const own = TARIFFS.filter((tariff) => tariff.enabled && tariff.supplierId === body.supplierId);
    const list = hasTariffs(body.postcode) ? [...new Set([...everyones, ...own])] : [];
    return { tariffsDto: { tariffs: list.map(({ id, name }) => ({ tariffId: id, tariffName: name })) } };
  },
};
