// Focus goes to what tells where one is; the page scrolls up only if our top is out of view.
import { type RefObject, useEffect, useRef } from 'react';
import { leadIn } from '../ui/focus/lead-in.ts';

/** ms. Orca takes what stands where the pressed button was for the focus, unspoken, until it has heard that it went. */
export const READER_KNOWS = 200;

/** CSS pixels. What covers more of our top than this is no header. */
const TALLEST_HEADER = 300;

/**
 * Focuses the question or headline (`leadIn`) inside `region` whenever `place` changes; never on load, and never by moving
 * the page further than to our own top (host-pages 56).
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
      // What the visitor went to meanwhile keeps it.
      const now = root.activeElement;
      if (!now || now === was) leadIn(box)?.focus({ preventScroll: true });
    }, READER_KNOWS);
    // In the frame that shows the new screen, which lays it out anyway.
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

/** From where in the window the page leaves us to be seen: below its sticky header if it has one. */
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
