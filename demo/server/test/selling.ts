import type { Offered } from '../model/market.ts';
import type { Tariff } from '../model/tariff/tariffs.ts';
import { OFFERED } from './table-market.ts';

/** Nothing but the price cap and products of the test's own. */
export const selling = (...products: readonly Partial<Tariff>[]): Offered => {
  const { standard } = OFFERED.tariffs;
  const own = products.map((product, at) => ({ ...standard, id: 900 + at, ...product }));
  return { ...OFFERED, tariffs: { ...OFFERED.tariffs, all: [standard, ...own] } };
};
