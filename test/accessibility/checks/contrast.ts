// Checks what axe is silent on: 3:1 for the edge of every field and answer, for what is drawn to be compared, and for the ring of
// every stop, in each theme (1.4.11).
import { expect } from '@open-wc/testing';
import type { Stage } from '../../browser/stage.ts';
import { named, shownIn, tabStops } from '../page/in-view.ts';
import { keepingPlace } from '../page/keeping-place.ts';
import { backgroundOf, contrastOn } from '../page/paint.ts';
import { ringOf } from '../page/ring.ts';
import { inEachTheme } from '../page/themes.ts';
import type { Check } from './check.ts';

const LEAST = 3;
const EDGED =
  '.field__box, .plate-field__plate, .choices__option:not(:has(:disabled)), .button--secondary:enabled';

/** Hours, bars and bands: told by their length. */
const DRAWN =
  '.day-strip__band, .bar-compare__bar, .number-line__band, .progress__fill, .stacked-bars__part--1, .stacked-bars__part--3, .stacked-bars__part--5';

export const contrastCheck: Check = {
  says: 'edges of fields, bars and rings of focus stand out, in any theme',
  holds: (visit) =>
    inEachTheme(visit, async (theme) => {
      expect(faintEdges(visit), theme).to.deep.equal([]);
      expect(faintBars(visit), theme).to.deep.equal([]);
      expect(await faintRings(visit), theme).to.deep.equal([]);
    }),
};

/** An edge stands out from what is around it, or from what is in it. */
function faintEdges(visit: Stage): string[] {
  return shownIn(visit, EDGED).flatMap((box) => {
    const edge = getComputedStyle(box).borderBlockStartColor;
    const ratio = Math.max(
      contrastOn(edge, backgroundOf(box.parentElement)),
      contrastOn(edge, backgroundOf(box)),
    );
    return ratio < LEAST ? [`${named(box)} ${ratio.toFixed(2)}`] : [];
  });
}

/** A bar stands out by its edge where it has one: what is in it may be striped. */
function faintBars(visit: Stage): string[] {
  const faint = shownIn(visit, DRAWN).flatMap((bar) => {
    const { borderBlockStartWidth, borderBlockStartColor, backgroundColor } = getComputedStyle(bar);
    const paint = borderBlockStartWidth === '0px' ? backgroundColor : borderBlockStartColor;
    const ratio = contrastOn(paint, backgroundOf(bar.parentElement));
    return ratio < LEAST ? [`${bar.className} ${ratio.toFixed(2)}`] : [];
  });
  return [...new Set(faint)];
}

const faintRings = (visit: Stage) =>
  keepingPlace(visit, () =>
    oneOfEachLook(tabStops(visit)).flatMap((stop) => {
      const ring = ringOf(stop);
      if (!ring) return [`${named(stop)} no ring`];
      const behind = backgroundOf(ring.offset < 0 ? ring.on : ring.on.parentElement);
      const ratio = contrastOn(ring.color, behind);
      return ratio < LEAST ? [`${named(stop)} ${ratio.toFixed(2)}`] : [];
    }),
  );

/** What has the same classes and stands in the same kind of box looks the same. */
function oneOfEachLook(stops: readonly HTMLElement[]): HTMLElement[] {
  const look = (stop: HTMLElement) =>
    `${stop.className} ${stop.parentElement?.className} ${String(backgroundOf(stop.parentElement))}`;
  return [...new Map(stops.map((stop) => [look(stop), stop])).values()];
}
