// Checks that the markup of each part of the screen matches its reviewed snapshot. After an intended change, look at it
// (`npm start`, the gallery) and run: npx wtr --files test/element/drawn/drawn.test.ts --update-snapshots

import { isAsKept } from '../../browser/kept.ts';
import { onFreshHost } from '../support/fresh-host.ts';
import type * as Draw from './draw.tsx';

const { drawn, names }: typeof Draw = await import(`/test-parts/${'test/element/drawn/draw'}.js`);

describe('the markup of a part of the screen', () => {
  const shadow = onFreshHost();

  for (const [set, scene] of names)
    it(`matches its snapshot: ${set}, ${scene}`, async () => {
      await isAsKept([set, scene], await drawn(shadow(), set, scene));
    });
});
