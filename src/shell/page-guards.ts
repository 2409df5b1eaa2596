// What handles the visitor's events between the page and us. Each watches a shadow root until the function that it returns is called.
import { listen } from '../ui/events.ts';

/** Keys that the page, the browser or a dialog may react to while a visitor types. */
const PASS = /^(Tab|Escape|F\d{1,2})$/;
const FIELDS = 'input, textarea, select';
const PRESSED = 'button, summary, a[href]';

/**
 * Keeps keys and drags on our fields, buttons and sliders away from the page's own shortcuts, carousels and page-scrollers. Stops
 * these events at our element; React, which listens inside, has handled them.
 */
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

/** The elements in which the page sees a press on this shadow root. */
function hostsOf(root: Node): readonly Element[] {
  return root instanceof ShadowRoot ? [root.host, ...hostsOf(root.host.getRootNode())] : [];
}

/**
 * If a drawer or a drag library of the page captures the pointer, it captures it for our element, the only one that it sees,
 * and the click is lost. So we capture the pointer for the pressed control, as in the page itself. Watches until the returned
 * function is called.
 */
export function keepPointer(root: ShadowRoot): () => void {
  const down = ({ target, pointerId }: PointerEvent) => {
    const pressed = target as Element;
    const give = () => {
      if (pressed.isConnected && hostsOf(root).some((host) => host.hasPointerCapture(pointerId)))
        pressed.setPointerCapture(pointerId);
    };
    // After everything that the page does with the press; if the page stops the event, a task later.
    addEventListener('pointerdown', give, { once: true });
    setTimeout(() => {
      removeEventListener('pointerdown', give);
      give();
    });
  };
  return listen(root, { pointerdown: down }, true);
}

/**
 * Browsers fire no `submit` in a sandboxed frame that may not send forms, so we fire it ourselves. Fires `submit` in place of
 * the browser when a submit button is pressed, or Enter in a field. Returns a function that stops it.
 */
export function sendForms(root: ShadowRoot): () => void {
  const send = (event: Event) => {
    const button = event.target instanceof Element ? event.target.closest('button') : null;
    if (event.defaultPrevented || button?.type !== 'submit' || !button.form) return;
    // The browser itself never sends a form of ours: every form has its own listener.
    event.preventDefault();
    button.form.dispatchEvent(
      new SubmitEvent('submit', { bubbles: true, cancelable: true, submitter: button }),
    );
  };
  return listen(root, { click: send });
}

const STOPS = 'a[href], button, input, select, textarea, summary, [tabindex]';

/** Milliseconds within which a trap moves the focus; some do it in a later task. */
const SOON = 50;

const isStop = (element: HTMLElement) =>
  element.tabIndex >= 0 && !element.matches(':disabled') && element.checkVisibility?.() !== false;

/**
 * A modal dialog of the page may trap the focus: it cycles Tab through the controls that it finds. Many such traps do not look
 * into a shadow root, so they skip our controls. While Tab is pressed, our element itself can take the focus, and passes it to
 * one of our controls. A Tab that stays within the widget is hidden from the trap. Watches until the returned function is
 * called.
 */
export function watchFocusTraps(root: ShadowRoot): () => void {
  const host = root.host as HTMLElement;
  let back = false;
  let isShown = false;

  /** Our last tab stop, or our first one if Shift is pressed. */
  const end = () => [...root.querySelectorAll<HTMLElement>(STOPS)].filter(isStop).at(back ? 0 : -1);

  /** True if Tab moves the focus to another of our tab stops. Radio buttons with the same name are one tab stop. */
  function staysHere(): boolean {
    const at = root.activeElement as HTMLInputElement | null;
    // Most keys are pressed elsewhere on the page. We do not search for our tab stops then.
    if (!at) return false;
    const last = end() as HTMLInputElement | undefined;
    return at !== last && !(at.name && at.name === last?.name);
  }
  /** In Chromium, removing `tabindex` from the element also takes the focus from our control. */
  function hide(): void {
    const at = root.activeElement as HTMLElement | null;
    if (!isShown) return;
    isShown = false;
    host.removeAttribute('tabindex');
    if (at !== root.activeElement) at?.focus({ preventScroll: true });
  }
  /** Runs before any trap. A `tabindex` that the page has set on our element is left alone. */
  function show({ key, shiftKey }: KeyboardEvent): void {
    back = shiftKey;
    if (key !== 'Tab' || staysHere() || host.hasAttribute('tabindex')) return;
    isShown = true;
    host.tabIndex = 0;
    setTimeout(hide, SOON);
  }
  /** Runs after any trap. If no trap has handled Tab, the browser must not stop at our element. */
  const settle = (event: Event) => event.defaultPrevented || hide();
  const keep = (event: KeyboardEvent) => {
    if (event.key === 'Tab' && staysHere()) event.stopPropagation();
  };
  /** A trap has focused our element: Tab moves on to our first control, Shift+Tab to our last. */
  const handOn = () => {
    if (root.activeElement || !isShown) return;
    hide();
    back = !back;
    end()?.focus();
  };
  const stops = [
    listen(window, { keydown: show }, true),
    listen(window, { keydown: settle }),
    listen(root, { keydown: keep }),
    listen(host, { focus: handOn }),
  ];
  return () => {
    for (const stop of stops) stop();
  };
}
