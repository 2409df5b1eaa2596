// Checks a window of 1280 px at 400 %: no sideways scroll, nothing cut (1.4.10), and no tab stop completely covered (2.4.11).
import { expect } from '@open-wc/testing';
import { zoomTo } from '../../browser/emulate.ts';
import type { Stage } from '../../browser/stage.ts';
import { cutOff } from '../page/cut-off.ts';
import { named, tabStops } from '../page/in-view.ts';
import { keepingPlace } from '../page/keeping-place.ts';
import { overlaps } from '../page/overlaps.ts';
import type { Check } from './check.ts';

export const zoomCheck: Check = {
  says: 'at 400 %, nothing is cut and every tab stop can be seen',
  async holds(visit) {
    document.body.style.margin = '0';
    await zoomTo(4);
    try {
      expect(innerWidth).to.equal(320);
      expect(document.documentElement.scrollWidth).to.be.at.most(innerWidth);
      expect(cutOff(visit, { left: 0, right: innerWidth })).to.deep.equal([]);
      expect(overlaps(visit)).to.deep.equal([]);
      expect(await covered(visit)).to.deep.equal([]);
    } finally {
      await zoomTo(1);
      document.body.style.removeProperty('margin');
    }
  },
};

const covered = (visit: Stage) =>
  keepingPlace(visit, () =>
    tabStops(visit)
      .filter((stop) => {
        stop.focus();
        return !isSeen(visit, stop);
      })
      .map(named),
  );

/** True if a part of it is in the window and on top, after the focus has scrolled it into view. */
function isSeen({ root }: Stage, stop: HTMLElement): boolean {
  const own = stop.closest('label') ?? stop.closest('.field__box') ?? stop;
  const { left, right, top, bottom } = own.getBoundingClientRect();
  const across = [0.02, 0.25, 0.5, 0.75, 0.98].map((share) => left + (right - left) * share);
  const down = [0.05, 0.25, 0.5, 0.75, 0.95].map((share) => top + (bottom - top) * share);
  return across.some((x) =>
    down.some((y) => {
      const hit = root.elementFromPoint(x, y);
      return hit !== null && own.contains(hit);
    }),
  );
}
