// The server's list with one more asset.
import { BILL_ASSETS as bill, ASSETS as ours } from '../../../demo/server/quotes/assets.ts';
import type { QuotedAsset } from '../../../demo/server/quotes/quoted-asset.ts';
import { insulation } from './insulation-asset.ts';

export const ASSETS: Readonly<Record<string, QuotedAsset>> = { ...ours, insulation };

/** Insulation is on no bill. */
export const BILL_ASSETS = bill;
