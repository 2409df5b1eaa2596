// A modal dialog of the page may trap the focus: it cycles Tab through the controls that it finds. Many such traps do not look
// into a shadow root, so they skip our controls. While Tab is pressed, our element itself can take the focus, and passes it to
// one of our controls. A Tab that stays within the widget is hidden from the trap.
import { listen } from '../ui/listen.ts';

const STOPS = 'a[href], button, input, select, textarea, summary, [tabindex]';

/** Milliseconds within which a trap moves the focus; some do it in a later task. */
const SOON = 50;

const isStop = (element: HTMLElement) =>
  element.tabIndex >= 0 && !element.matches(':disabled') && element.checkVisibility?.() !== false;

/** Watches until the returned function is called. */
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
