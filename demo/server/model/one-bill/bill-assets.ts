import { carOnBill } from '../ev/car-on-bill.ts';
import { pumpOnBill } from '../heat-pump/pump-on-bill.ts';
import { roofOnBill } from '../solar/roof-on-bill.ts';
import type { BillAsset, CombinedHome } from './bill-asset.ts';

/** In the order of the answer. */
export const BILL_ASSETS = [pumpOnBill, roofOnBill, carOnBill] as const;

/** @param has which of the home's assets it has */
export function assetsIn({ others }: CombinedHome, has: ReadonlySet<string>): readonly BillAsset[] {
  return [...BILL_ASSETS, ...others].filter(({ asset }) => has.has(asset));
}
