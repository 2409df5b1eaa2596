// The product's registry with one more asset.
import { assetsCss, assets as ours } from '../../src/journeys/registry.ts';
import { insulation } from './index.ts';

export const assets = [...ours, insulation];
export { assetsCss };
