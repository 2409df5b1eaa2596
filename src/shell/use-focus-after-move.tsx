// Knows where focus and scroll go after the visitor moved: to the new screen's heading, and up only if our top is out of view.
import { type RefObject, useEffect, useRef } from 'react';

/**
 * Focuses the heading (`[tabindex="-1"]`) inside `region` whenever `place` changes; never on load, and never by moving
 * the page further than to our own top (host-pages 56).
 */
export function useFocusAfterMove(region: RefObject<HTMLElement | null>, place: string): void {
  const last = useRef(place);
  useEffect(() => {
    if (last.current === place) return;
    last.current = place;
    const box = region.current;
    if (!box) return;
    const heading = box.querySelector<HTMLElement>('[tabindex="-1"]');
    heading?.focus({ preventScroll: true });
    if (box.getBoundingClientRect().top < 0) box.scrollIntoView({ block: 'start' });
  }, [place, region]);
}
