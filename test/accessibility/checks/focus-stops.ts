// Checks every tab stop: it shows the focus (2.4.7), and comes after the one above it or to its left (2.4.3).
import { expect } from '@open-wc/testing';
import type { Stage } from '../../browser/stage.ts';
import { named, tabStops } from '../page/in-view.ts';
import { keepingPlace } from '../page/keeping-place.ts';
import { ringOf } from '../page/ring.ts';
import type { Check } from './check.ts';

/** While a quote is created there is nothing to operate, until Cancel appears. */
const WAITING = 'quote-loader';

export const focusStopsCheck: Check = {
  says: 'every tab stop shows the focus, in reading order',
  async holds(visit, state) {
    const stops = tabStops(visit);
    expect(stops.length > 0, 'stops').to.equal(state !== WAITING);
    expect(outOfOrder(stops)).to.deep.equal([]);
    expect(await withoutRing(visit)).to.deep.equal([]);
  },
};

/** The names of tab stops that do not show the focus. */
export const withoutRing = (visit: Stage): Promise<string[]> =>
  keepingPlace(visit, () =>
    tabStops(visit)
      .filter((stop) => ringOf(stop) === null)
      .map(named),
  );

/** On a wide screen, Next is to the right of Back and still comes first. */
const TURNED = '.actions';

/** These stay in view while the content scrolls. */
const PINNED = '.dialog__close, .enquiry__end';

/** Where its parts are next to each other, the browser goes by rows: `keyboard.sweep.test.ts` presses Tab there. */
const FLOWS = '.combined';

function flows(one: Element, other: Element): boolean {
  const grid = one.closest(FLOWS);
  if (
    !grid ||
    grid !== other.closest(FLOWS) ||
    getComputedStyle(grid).getPropertyValue('reading-flow') === 'normal'
  )
    return false;
  return [...grid.children].every((part) => !(part.contains(one) && part.contains(other)));
}

function outOfOrder(stops: readonly HTMLElement[]): string[] {
  return stops.slice(1).flatMap((stop, index) => {
    const before = stops[index] as HTMLElement;
    const isTurned = before.closest(TURNED) && before.closest(TURNED) === stop.closest(TURNED);
    const isPinned = [before, stop].some((one) => one.closest(PINNED));
    return !isTurned && !isPinned && !flows(stop, before) && standsBefore(stop, before)
      ? [`${named(stop)} after ${named(before)}`]
      : [];
  });
}

/** True if it is above the other in the same column, or to its left in the same row. */
function standsBefore(one: Element, other: Element): boolean {
  const [a, b] = [one.getBoundingClientRect(), other.getBoundingClientRect()];
  const isAbove = a.bottom <= b.top + 1 && a.left < b.right;
  const isSameRow = a.top < b.bottom - 1 && b.top < a.bottom - 1;
  return isAbove || (isSameRow && a.right <= b.left + 1);
}
