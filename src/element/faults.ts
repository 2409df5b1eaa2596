// Reports what is wrong with the page or the widget: each sentence once, in the console, and a fault also as an
// event.
import { ELEMENT_NAME } from './element-name.ts';
import { announce } from './events.ts';

export type Complaints = ReturnType<typeof createComplaints>;

/** Each sentence once, so that a page that sets attributes in a loop does not fill its console. */
export function createComplaints(host: HTMLElement) {
  const reported = new Set<string>();
  const isNew = (message: string) => reported.size < reported.add(message).size;
  return {
    /** Only in the console. */
    warn(message: string): void {
      if (isNew(message)) console.warn(message);
    },
    /** Takes a sentence or a thrown error; reports it in the console, and as heq-error of the kind `fault`. */
    report(fault: unknown): void {
      const message = String(fault);
      if (!isNew(message)) return;
      console.warn(`<${ELEMENT_NAME}> ${message}`);
      announce(host, 'heq-error', { kind: 'fault', status: null, message });
    },
  };
}

// Detects two things that a page can do to the widget and that we can't fix, so that we can report them to the page's makers.

type Tell = (message: string) => void;

/** Milliseconds after a press within which its click must follow; on a touch screen the click comes late. */
const CLICK_WITHIN = 500;

/**
 * A page's listener can stop every click before it reaches the widget: a visitor presses a button, and nothing
 * happens. Reports this once. Returns a function that stops watching.
 */
export function noticeLostClicks(root: ShadowRoot, tell: Tell): () => void {
  let pressed: Element | null = null;
  let waiting: ReturnType<typeof setTimeout> | undefined;

  const report = (what: string) => {
    tell(`this page ${what} before they reach the widget: its buttons do nothing`);
    stop();
  };
  const onDown = (event: Event) => {
    pressed = controlOf(event);
    const around = pressed ? event.composedPath().filter((each) => each instanceof Element) : [];
    const { pointerId } = event as PointerEvent;
    // A pointer captured for our element is passed on to the pressed control (shell/keep-pointer); one captured elsewhere is not ours.
    setTimeout(() => {
      const taker = around.find((each) => each.hasPointerCapture(pointerId));
      if (taker && !root.contains(taker)) report('captures presses');
    });
  };
  const onUp = (event: Event) => {
    clearTimeout(waiting);
    if (!pressed || pressed !== controlOf(event)) return;
    waiting = setTimeout(() => report('stops clicks'), CLICK_WITHIN);
  };
  const onClick = () => clearTimeout(waiting);
  const heard = { pointerdown: onDown, pointerup: onUp, click: onClick };

  function stop(): void {
    clearTimeout(waiting);
    for (const [type, hear] of Object.entries(heard)) root.removeEventListener(type, hear, true);
  }
  for (const [type, hear] of Object.entries(heard)) root.addEventListener(type, hear, true);
  return stop;
}

/** The enabled button that the pointer's main button pressed. */
function controlOf(event: Event): Element | null {
  const { button, target } = event as PointerEvent;
  return button === 0 && target instanceof Element ? target.closest('button:enabled') : null;
}

/** If the page's policy blocks our API, requests fail as if offline. Returns a function that stops watching. */
export function noticePolicy(page: Document, apiBase: () => string, tell: Tell): () => void {
  const onRefused = ({ effectiveDirective, blockedURI }: SecurityPolicyViolationEvent) => {
    const [origin] = /^https?:\/\/[^/]+/.exec(apiBase()) ?? [];
    if (origin && effectiveDirective === 'connect-src' && blockedURI.startsWith(origin))
      tell(`this page's Content-Security-Policy refuses the API: add ${origin} to its connect-src`);
  };
  page.addEventListener('securitypolicyviolation', onRefused);
  return () => page.removeEventListener('securitypolicyviolation', onRefused);
}
