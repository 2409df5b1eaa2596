// Keeps keys and drags on our fields, buttons and sliders away from the page's own
// shortcuts, carousels and page-scrollers.
import { listen } from '../ui/listen.ts';

/** Keys that the page, the browser or a dialog may react to while a visitor types. */
const PASS = /^(Tab|Escape|F\d{1,2})$/;
const FIELDS = 'input, textarea, select';
const PRESSED = 'button, summary, a[href]';

/** Stops these events at our element; React, which listens inside, has handled them. Returns a function that stops it. */
export function keepKeys(root: ShadowRoot): () => void {
  const key = (event: Event) => {
    const { key: name } = event as KeyboardEvent;
    const isTyped = isIn(event, FIELDS) && !(name && PASS.test(name));
    const isPress = (name === 'Enter' || name === ' ') && isIn(event, PRESSED);
    // A key that one of our controls has used is not for the page: an arrow that changes a tab moves no slide.
    if (isTyped || isPress || event.defaultPrevented) event.stopPropagation();
  };
  /** The start of a swipe: a carousel would drag our field and take the press from it. */
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
