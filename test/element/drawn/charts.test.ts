// Checks that each chart makes the same canvas calls as in its reviewed snapshot. After an intended change, look at the charts and
// run: npx wtr --files test/element/drawn/charts.test.ts --update-snapshots

import { isAsKept } from '../../browser/kept.ts';
import { onFreshHost } from '../support/fresh-host.ts';
import type * as Charts from './charts.tsx';

const load = (from: string): Promise<typeof Charts> => import(`${from}test/element/drawn/charts.js`);
const published = await load('/test-parts/');
const ours = await load('/test-parts/left-out/');

describe('what a chart draws', () => {
  const shadow = onFreshHost();

  for (const name of Object.keys(published.scenes)) {
    it(`RES-SOL-09 matches its snapshot: ${name}`, async () => {
      await isAsKept(['charts', name], await published.drawing(shadow(), name));
    });

    it(`RES-SOL-09 is the same without what the build leaves out of uPlot: ${name}`, async () => {
      await isAsKept(['charts', name], await ours.drawing(shadow(), name));
    });
  }
});
