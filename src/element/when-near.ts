// `loading="lazy"`: when an element comes near what the visitor sees.

/** How far below or above the viewport is near. */
const NEAR = '400px';

/** Calls back once, when the element is near. Returns a way to stop waiting. */
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
