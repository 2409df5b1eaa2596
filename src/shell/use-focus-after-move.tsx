// Moves the focus to the question or headline; the page scrolls up only if the top of the widget is out of view.
import { type RefObject, useEffect, useRef } from 'react';
import { mainHeading } from '../ui/focus/main-heading.ts';

/** ms. Orca mistakes content in the place of the pressed button for the focus, and is silent, unless it first notices that the button is gone. */
export const READER_KNOWS = 200;

/** CSS pixels. Something that covers more of the top than this is not a header. */
const TALLEST_HEADER = 300;

/**
 * Focuses the question or headline (`mainHeading`) inside `region` whenever `place` changes; never on load, and never scrolls
 * the page further than to the top of the widget (host-pages 56).
 */
export function useFocusAfterMove(region: RefObject<HTMLElement | null>, place: string): void {
  const last = useRef(place);
  useEffect(() => {
    if (last.current === place) return;
    last.current = place;
    const box = region.current;
    if (!box) return;
    const root = box.getRootNode() as ShadowRoot;
    const was = root.activeElement;
    const timer = setTimeout(() => {
      // If the visitor has focused something else meanwhile, it keeps the focus.
      const now = root.activeElement;
      if (!now || now === was) mainHeading(box)?.focus({ preventScroll: true });
    }, READER_KNOWS);
    // In the frame that shows the new screen and lays it out anyway.
    const frame = requestAnimationFrame(() => showTop(box));
    return () => {
      clearTimeout(timer);
      cancelAnimationFrame(frame);
    };
  }, [place, region]);
}

function showTop(box: HTMLElement): void {
  const clear = clearFrom(box);
  if (box.getBoundingClientRect().top >= clear) return;
  box.style.scrollMarginBlockStart = `${clear}px`;
  box.scrollIntoView({ block: 'start' });
}

/** The vertical position in the window from which the widget can be seen: below the page's sticky header if it has one. */
function clearFrom(box: HTMLElement): number {
  const { host } = box.getRootNode() as ShadowRoot;
  const { top, left, width } = box.getBoundingClientRect();
  let cover = box.ownerDocument.elementFromPoint(left + width / 2, Math.max(0, top) + 1);
  while (cover && !isPinned(cover)) cover = cover.parentElement;
  const bottom = !cover || cover.contains(host) ? 0 : cover.getBoundingClientRect().bottom;
  return bottom < TALLEST_HEADER ? bottom : 0;
}

function isPinned(element: Element): boolean {
  return /sticky|fixed/.test(getComputedStyle(element).position);
}
