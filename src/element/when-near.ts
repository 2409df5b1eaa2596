// For `loading="lazy"`: waits until an element is near the viewport.

/** How far above or below the viewport counts as near. */
const NEAR = '400px';

/** Calls back once, when the element is near. Returns a function that stops waiting. */
export function whenNear(element: HTMLElement, then: () => void): () => void {
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some((entry) => entry.isIntersecting)) return;
      observer.disconnect();
      then();
    },
    { rootMargin: NEAR },
  );
  observer.observe(element);
  return () => observer.disconnect();
}
