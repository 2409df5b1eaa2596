/** px: what browsers come with, and what a theme's sizes are made for. */
const USUAL = 16;
/** Below the one nobody could read us, above the other nothing would fit. */
const [LEAST, MOST] = [0.75, 3];

/**
 * How much larger than usual the visitor has text by the browser's settings. `medium` is just that, whatever size the
 * page gives to its root.
 */
export function visitorScale({ shadowRoot, ownerDocument }: HTMLElement): number {
  const probe = ownerDocument.createElement('span');
  // With a face: browsers have a smaller `medium` for monospaced ones, which the page's may be.
  probe.style.font = 'medium serif';
  shadowRoot?.append(probe);
  const size = Number.parseFloat(getComputedStyle(probe).fontSize) || USUAL;
  probe.remove();
  return Math.min(Math.max(size / USUAL, LEAST), MOST);
}
