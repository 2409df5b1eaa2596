// What is wrong with the page or the widget: each sentence once in the console, and a fault also as `heq-error`.
import { listen } from '../ui/events.ts';
import { ELEMENT_NAME } from './define.ts';
import { announce, type FaultCode } from './events.ts';

/** A fault with a sentence for the page's makers. */
export class Fault extends Error {
  override readonly name = 'Fault';
  readonly code: FaultCode;

  constructor(code: FaultCode, message: string) {
    super(message);
    this.code = code;
  }
}

export type FaultReport = ReturnType<typeof createFaultReport>;

/** Each sentence once, so that a page that sets attributes in a loop does not fill its console. */
export function createFaultReport(host: HTMLElement) {
  const reported = new Set<string>();
  const isNew = (message: string) => reported.size < reported.add(message).size;
  return {
    /** Only in the console. */
    warn(message: string): void {
      if (isNew(message)) console.warn(message);
    },
    /** Takes a fault, or anything that our code has thrown. */
    report(error: unknown): void {
      const [code, message] =
        error instanceof Fault ? [error.code, error.message] : (['widget', String(error)] as const);
      if (!isNew(message)) return;
      console.warn(`<${ELEMENT_NAME}> ${message}`);
      announce(host, 'heq-error', { kind: 'fault', code, status: null, message });
    },
  };
}

type Report = (fault: Fault) => void;

/** Milliseconds after a press within which its click must follow; on a touch screen the click comes late. */
const CLICK_WITHIN = 500;

/**
 * A page's listener can stop every click before it reaches the widget: a visitor presses a button, and nothing
 * happens. Reports this once. Returns a function that stops watching.
 */
export function watchClicks(root: ShadowRoot, report: Report): () => void {
  let pressed: Element | null = null;
  let waiting: ReturnType<typeof setTimeout> | undefined;

  const reportOnce = (what: string) => {
    report(
      new Fault('page-clicks', `this page ${what} before they reach the widget: its buttons do nothing`),
    );
    stop();
  };
  const onDown = (event: Event) => {
    pressed = controlOf(event);
    const around = pressed ? event.composedPath().filter((each) => each instanceof Element) : [];
    const { pointerId } = event as PointerEvent;
    // A pointer captured for our element is passed on to the pressed control (`keepPointer`); one captured elsewhere is not ours.
    setTimeout(() => {
      const taker = around.find((each) => each.hasPointerCapture(pointerId));
      if (taker && !root.contains(taker)) reportOnce('captures presses');
    });
  };
  const onUp = (event: Event) => {
    clearTimeout(waiting);
    if (!pressed || pressed !== controlOf(event)) return;
    waiting = setTimeout(() => reportOnce('stops clicks'), CLICK_WITHIN);
  };
  const onClick = () => clearTimeout(waiting);
  const unlisten = listen(root, { pointerdown: onDown, pointerup: onUp, click: onClick }, true);

  function stop(): void {
    clearTimeout(waiting);
    unlisten();
  }
  return stop;
}

/** The enabled button that the pointer's main button pressed. */
function controlOf(event: Event): Element | null {
  const { button, target } = event as PointerEvent;
  return button === 0 && target instanceof Element ? target.closest('button:enabled') : null;
}

/** If the page's policy blocks our API, requests fail as if offline. Returns a function that stops watching. */
export function watchPolicy(page: Document, apiBase: () => string, report: Report): () => void {
  const onRefused = ({ effectiveDirective, blockedURI }: SecurityPolicyViolationEvent) => {
    const [origin] = /^https?:\/\/[^/]+/.exec(apiBase()) ?? [];
    if (origin && effectiveDirective === 'connect-src' && blockedURI.startsWith(origin))
      report(
        new Fault(
          'page-policy',
          `this page's Content-Security-Policy refuses the API: add ${origin} to its connect-src`,
        ),
      );
  };
  return listen(page, { securitypolicyviolation: onRefused });
}
