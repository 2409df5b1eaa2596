// What is typed into our fields, pressed on our buttons and dragged on our sliders is kept from the page's own
// shortcuts, carousels and page-scrollers.

const KEYS = ['keydown', 'keypress', 'keyup', 'paste', 'copy', 'cut'] as const;
/** Where a swipe begins. A carousel would take our field for something to drag, and the press from the field. */
const PRESSES = ['pointerdown', 'mousedown', 'touchstart', 'dragstart'] as const;
/** Keys that the page, the browser or a dialog may act on while someone types. */
const PASS = /^(Tab|Escape|F\d{1,2})$/;
const FIELDS = 'input, textarea, select';
const PRESSED = 'button, summary, a[href]';

/** Stops these at our edge; React, which listens inside, has seen them. Returns the stop. */
export function keepKeys(root: ShadowRoot): () => void {
  const keepKey = (event: Event) => {
    const { key } = event as KeyboardEvent;
    const isTyped = isIn(event, FIELDS) && !(key && PASS.test(key));
    const isPress = (key === 'Enter' || key === ' ') && isIn(event, PRESSED);
    // What one of ours has used is not for the page as well: an arrow that moved a tab moves no slide.
    if (isTyped || isPress || event.defaultPrevented) event.stopPropagation();
  };
  const keepPress = (event: Event) => {
    if (isIn(event, `${FIELDS}, label, dialog`)) event.stopPropagation();
  };
  for (const type of KEYS) root.addEventListener(type, keepKey);
  for (const type of PRESSES) root.addEventListener(type, keepPress);
  return () => {
    for (const type of KEYS) root.removeEventListener(type, keepKey);
    for (const type of PRESSES) root.removeEventListener(type, keepPress);
  };
}

function isIn({ target }: Event, selector: string): boolean {
  return target instanceof Element && target.closest(selector) !== null;
}
