// The server's own list of assets, each described in a file of its own.
import { evAsset } from './ev-asset.ts';
import { heatPumpAsset } from './heat-pump-asset.ts';
import type { QuotedAsset } from './quoted-asset.ts';
import { solarAsset } from './solar-asset.ts';

export const ASSETS: Readonly<Record<string, QuotedAsset>> = {
  solar: solarAsset,
  ashp: heatPumpAsset,
  ev: evAsset,
};
