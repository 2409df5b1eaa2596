// The server's list with one more line.
import { ASSETS as ours, type QuotedAsset } from '../../../demo/server/quotes/assets.ts';
import { insulation } from './insulation-asset.ts';

export const ASSETS: Readonly<Record<string, QuotedAsset>> = { ...ours, insulation };
