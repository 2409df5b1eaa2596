// What each chart draws, call by call, is what was looked at and kept. After a change that is meant, and looked at:
// npx wtr --files test/element/drawn/charts.test.ts --update-snapshots
import { onFreshHost } from '../support/fresh-host.ts';
import { isAsKept } from '../support/kept.ts';
import type * as Charts from './charts.tsx';

const { drawing, scenes }: typeof Charts = await import(`/test-parts/${'test/element/drawn/charts'}.js`);

describe('what a chart draws', () => {
  const shadow = onFreshHost();

  for (const name of Object.keys(scenes))
    it(`RES-SOL-09 is as it was kept: ${name}`, async () => {
      await isAsKept(['charts', name], await drawing(shadow(), name));
    });
});
