import { useEffect, useRef } from 'react';

/**
 * Moves the focus from a pressed control to what replaces it. Returns the function to call on the press; `place` is the value that
 * then changes. If nothing can be focused yet, the focus waits for the next change.
 * @param first whether to focus when this first appears
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

/** The heading that says where the visitor is: the question, the result's headline, a dialog's title. */
export function mainHeading(around: ParentNode): HTMLElement | null {
  return around.querySelector('[data-lead]') ?? around.querySelector('[tabindex="-1"]');
}
