// What is typed into our fields, pressed on our buttons and dragged on our sliders is kept from the page's own
// shortcuts, carousels and page-scrollers.
import { listen } from '../ui/listen.ts';

/** Keys that the page, the browser or a dialog may act on while someone types. */
const PASS = /^(Tab|Escape|F\d{1,2})$/;
const FIELDS = 'input, textarea, select';
const PRESSED = 'button, summary, a[href]';

/** Stops these at our edge; React, which listens inside, has seen them. Returns the stop. */
export function keepKeys(root: ShadowRoot): () => void {
  const key = (event: Event) => {
    const { key: name } = event as KeyboardEvent;
    const isTyped = isIn(event, FIELDS) && !(name && PASS.test(name));
    const isPress = (name === 'Enter' || name === ' ') && isIn(event, PRESSED);
    // What one of ours has used is not for the page as well: an arrow that moved a tab moves no slide.
    if (isTyped || isPress || event.defaultPrevented) event.stopPropagation();
  };
  /** Where a swipe begins: a carousel would take our field for something to drag, and the press from the field. */
  const press = (event: Event) => {
    if (isIn(event, `${FIELDS}, label, dialog`)) event.stopPropagation();
  };
  return listen(root, {
    keydown: key,
    keypress: key,
    keyup: key,
    paste: key,
    copy: key,
    cut: key,
    pointerdown: press,
    mousedown: press,
    touchstart: press,
    dragstart: press,
  });
}

function isIn({ target }: Event, selector: string): boolean {
  return target instanceof Element && target.closest(selector) !== null;
}
