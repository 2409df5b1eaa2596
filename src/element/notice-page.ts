// Notices two things a page does to us that we can't mend from inside, so that its makers can be told.

type Tell = (message: string) => void;

/** Milliseconds after a press in which its click must have come; on a touch screen it comes late. */
const CLICK_WITHIN = 500;

/**
 * A page that listens before everybody else can stop every click on its way to us: a button is pressed, and nothing
 * happens. Told once. Returns the stop.
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
    // What it captures for our element goes to what was pressed (shell/keep-pointer); what it captures for its own, it keeps.
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

/** The enabled button under the main button of a pointer. */
function controlOf(event: Event): Element | null {
  const { button, target } = event as PointerEvent;
  return button === 0 && target instanceof Element ? target.closest('button:enabled') : null;
}

/** A policy of the page that refuses our API looks like a missing network. Returns the stop. */
export function noticePolicy(page: Document, apiBase: () => string, tell: Tell): () => void {
  const onRefused = ({ effectiveDirective, blockedURI }: SecurityPolicyViolationEvent) => {
    const [origin] = /^https?:\/\/[^/]+/.exec(apiBase()) ?? [];
    if (origin && effectiveDirective === 'connect-src' && blockedURI.startsWith(origin))
      tell(`this page's Content-Security-Policy refuses the API: add ${origin} to its connect-src`);
  };
  page.addEventListener('securitypolicyviolation', onRefused);
  return () => page.removeEventListener('securitypolicyviolation', onRefused);
}
