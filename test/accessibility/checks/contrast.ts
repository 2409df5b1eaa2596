// Checks the contrast of 3:1 that axe does not check (1.4.11): of the edges of fields and answers, of drawings that are compared,
// and of the focus ring of every tab stop, in each theme.
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
  '.field__box, .plate-field__plate, .choices__option:not(:has(:disabled)), .button--secondary:enabled:not([aria-disabled="true"])';

/** Hours, bars and bands, which are recognised by their length. */
const DRAWN =
  '.day-strip__band, .bar-compare__bar, .number-line__band, .progress__fill, .stacked-bars__part--1, .stacked-bars__part--2, .stacked-bars__part--6, .stacked-bars__part--5';

export const contrastCheck: Check = {
  says: 'edges of fields, bars and rings of focus stand out, in any theme',
  holds: (visit) =>
    inEachTheme(visit, async (theme) => {
      expect(faintEdges(visit), theme).to.deep.equal([]);
      expect(faintBars(visit), theme).to.deep.equal([]);
      expect(await faintRings(visit), theme).to.deep.equal([]);
    }),
};

/** An edge must contrast with the background outside or with the one inside. */
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

/** If a bar has an edge, only the edge must contrast, since the inside may be striped. */
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

/** Tab stops with the same classes, the same class of parent and the same background look the same. */
function oneOfEachLook(stops: readonly HTMLElement[]): HTMLElement[] {
  const look = (stop: HTMLElement) =>
    `${stop.className} ${stop.parentElement?.className} ${String(backgroundOf(stop.parentElement))}`;
  return [...new Map(stops.map((stop) => [look(stop), stop])).values()];
}
