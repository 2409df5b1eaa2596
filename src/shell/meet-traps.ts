// A modal of the page sends Tab around among what it knows can take the focus, and many do not look into a shadow root:
// their last button leads to their first, past all that is in ours. While Tab is pressed our element is one of those that
// can take the focus, and hands it on; a Tab that stays with us is kept from them.
import { listen } from '../ui/listen.ts';

const STOPS = 'a[href], button, input, select, textarea, summary, [tabindex]';

/** Milliseconds in which a trap moves the focus: some do it in a task of its own. */
const SOON = 50;

const isStop = (element: HTMLElement) =>
  element.tabIndex >= 0 && !element.matches(':disabled') && element.checkVisibility?.() !== false;

/** Watches until the function returned is called. */
export function meetTraps(root: ShadowRoot): () => void {
  const host = root.host as HTMLElement;
  let back = false;
  let isShown = false;

  /** The last of our stops; with Shift the first. */
  const end = () => [...root.querySelectorAll<HTMLElement>(STOPS)].filter(isStop).at(back ? 0 : -1);

  /** Is there another of our stops after the one that has the focus? Radios of one name are one stop. */
  function staysHere(): boolean {
    const at = root.activeElement as HTMLInputElement | null;
    // Most keys are pressed elsewhere on the page: our stops are not looked for then.
    if (!at) return false;
    const last = end() as HTMLInputElement | undefined;
    return at !== last && !(at.name && at.name === last?.name);
  }
  /** Chromium takes the focus from what is within, too. */
  function hide(): void {
    const at = root.activeElement as HTMLElement | null;
    if (!isShown) return;
    isShown = false;
    host.removeAttribute('tabindex');
    if (at !== root.activeElement) at?.focus({ preventScroll: true });
  }
  /** Before any trap. What the page says of our element itself stays. */
  function show({ key, shiftKey }: KeyboardEvent): void {
    back = shiftKey;
    if (key !== 'Tab' || staysHere() || host.hasAttribute('tabindex')) return;
    isShown = true;
    host.tabIndex = 0;
    setTimeout(hide, SOON);
  }
  /** After any trap: the browser's own move must not stop at our element. */
  const settle = (event: Event) => event.defaultPrevented || hide();
  const keep = (event: KeyboardEvent) => {
    if (event.key === 'Tab' && staysHere()) event.stopPropagation();
  };
  /** A trap gave us the focus: coming forwards it is for our first stop. */
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
