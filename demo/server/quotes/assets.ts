// The assets that the server quotes for.
import { evAsset } from './ev-asset.ts';
import { heatPumpAsset } from './heat-pump-asset.ts';
import type { QuotedAsset } from './quoted-asset.ts';
import { solarAsset } from './solar-asset.ts';

export const ASSETS: Readonly<Record<string, QuotedAsset>> = {
  solar: solarAsset,
  ashp: heatPumpAsset,
  ev: evAsset,
};
