import { useEffect, useRef } from 'react';

/**
 * Focus follows what was pressed to what stands in its place. Returns what is called as it is pressed; `place` is what
 * then changes. Where there is nothing to focus yet, focus waits for the next change.
 * @param first whether to focus at once, as this appears
 */
export function useFollowFocus(
  place: string | number | boolean,
  target: () => HTMLElement | null | undefined,
  first = false,
): () => void {
  const isDue = useRef(first);
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is the change of place that moves focus
  useEffect(() => {
    const element = isDue.current ? target() : null;
    if (!element) return;
    isDue.current = false;
    element.focus({ preventScroll: true });
  }, [place]);
  return () => {
    isDue.current = true;
  };
}
