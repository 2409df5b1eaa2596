import { isPostcode } from '../../../src/domain/postcode.ts';
import type { SomeHandlers } from '../http/answer-calls.ts';
import { Refusal } from '../http/refusal.ts';
import { placeOf } from '../model/place/place.ts';
import type { Tariff, Tariffs } from '../model/tariff/tariffs.ts';
import type { Sources } from '../sources/sources.ts';

/** There are tariffs for Great Britain only. */
function hasTariffs(postcode: string): boolean {
  if (!isPostcode(postcode)) throw new Refusal(400, 'postcode must be a whole UK postcode.');
  return placeOf(postcode)?.served === 'yes';
}

export function supplyHandlers({ tariffs }: Sources): SomeHandlers<'suppliers' | 'tariffs'> {
  return {
    async suppliers({ body }) {
      const all = [...(await tariffs()).suppliers].map(([supplierId, supplierName]) => ({
        supplierId,
        supplierName,
      }));
      const list = hasTariffs(body.postcode) ? all : [];
      return {
        suppliersDto: { electricitySuppliers: list, gasSuppliers: list, dualConsolidatedSuppliers: list },
      };
    },
    async tariffs({ body }) {
      const list = hasTariffs(body.postcode) ? tariffsOf(await tariffs(), body.supplierId) : [];
      return { tariffsDto: { tariffs: list.map(({ id, name }) => ({ tariffId: id, tariffName: name })) } };
    },
  };
}

/** Every supplier offers the two price cap tariffs. */
function tariffsOf({ all, standard, economy7, suppliers }: Tariffs, supplierId: number): readonly Tariff[] {
  if (!suppliers.has(supplierId)) throw new Refusal(400, 'supplierId must be one of the suppliers.');
  const own = all.filter((tariff) => tariff.enabled && tariff.supplierId === supplierId);
  return [...new Set([standard, economy7, ...own])];
}
