// The markup of each part of the screen, in each form, is the one that was looked at and kept. After a change that is
// meant, and looked at (`npm start`, the gallery): npx wtr --files test/element/drawn/drawn.test.ts --update-snapshots

import { isAsKept } from '../../browser/kept.ts';
import { onFreshHost } from '../support/fresh-host.ts';
import type * as Draw from './draw.tsx';

const { drawn, names }: typeof Draw = await import(`/test-parts/${'test/element/drawn/draw'}.js`);

describe('what a part of the screen is made of', () => {
  const shadow = onFreshHost();

  for (const [set, scene] of names)
    it(`matches its snapshot: ${set}, ${scene}`, async () => {
      await isAsKept([set, scene], await drawn(shadow(), set, scene));
    });
});
