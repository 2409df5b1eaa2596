// The assets that the server quotes for.
import { carOnBill } from '../model/ev/car-on-bill.ts';
import { pumpOnBill } from '../model/heat-pump/pump-on-bill.ts';
import { roofOnBill } from '../model/solar/roof-on-bill.ts';
import { evAsset } from './ev-asset.ts';
import { heatPumpAsset } from './heat-pump-asset.ts';
import type { QuotedAsset } from './quoted-asset.ts';
import { solarAsset } from './solar-asset.ts';

export const ASSETS: Readonly<Record<string, QuotedAsset>> = {
  solar: solarAsset,
  ashp: heatPumpAsset,
  ev: evAsset,
};

/** The assets of the one bill, in the order of the answer. */
export const BILL_ASSETS = [pumpOnBill, roofOnBill, carOnBill] as const;
