// The server's list of counted assets with one more.
import { type CountedAsset, COUNTED as ours } from '../../../demo/server/counting/counted-assets.ts';

const insulation: CountedAsset = {
  called: 'Loft insulation',
  journeys: { insulation: 'Loft insulation' },
  questions: { loftDepth: 'Depth of insulation' },
};

export const COUNTED: Readonly<Record<string, CountedAsset>> = { ...ours, insulation };
