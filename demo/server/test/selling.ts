import type { Offered } from '../model/tariff/market.ts';
import type { Tariff } from '../model/tariff/tariffs.ts';
import { OFFERED } from './table-market.ts';

/** Offers only the price cap and the given products. */
export const selling = (...products: readonly Partial<Tariff>[]): Offered => {
  const { standard } = OFFERED.tariffs;
  const own = products.map((product, at) => ({ ...standard, id: 900 + at, ...product }));
  return { ...OFFERED, tariffs: { ...OFFERED.tariffs, all: [standard, ...own] } };
};
