// The server's list with one more asset.
import { ASSETS as ours } from '../../../demo/server/quotes/assets.ts';
import type { QuotedAsset } from '../../../demo/server/quotes/quoted-asset.ts';
import { insulation } from './insulation-asset.ts';

export const ASSETS: Readonly<Record<string, QuotedAsset>> = { ...ours, insulation };
