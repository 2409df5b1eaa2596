// Mounts one React root in a shadow root and unmounts it; keeps React's errors from the page.
import { createRoot, type Root } from 'react-dom/client';
import { Shell } from '../shell/shell.tsx';
import { keepFocus } from '../shell/use-focus.ts';
import { type Widget, WidgetProvider } from '../state/widget.tsx';
import { css } from '../styles/sheet.ts';

/** rrweb, PostHog, Sentry, New Relic, Amplitude, Mixpanel, FullStory, LogRocket: each excludes an element by a class. */
const UNRECORDED_CLASSES =
  'rr-block ph-no-capture sentry-block nr-block amp-block mp-block fs-exclude _lr-hide';

/** OpenReplay, Hotjar, Clarity, Datadog, Matomo, Contentsquare. */
const UNRECORDED = {
  'data-openreplay-hidden': '',
  'data-openreplay-obscured': '',
  'data-hj-suppress': '',
  'data-clarity-mask': 'True',
  'data-dd-privacy': 'hidden',
  'data-matomo-mask': '',
  'data-cs-mask': '',
};

export type Mount = ReturnType<typeof mountWidget>;

interface MountOptions {
  readonly host: HTMLElement;
  readonly shadow: ShadowRoot;
  /** Called when the first screen is in the page. */
  readonly onReady: () => void;
  /** Called when the first screen is painted, and nothing else is drawn yet. */
  readonly onShown: () => void;
  /** Called when a screen has failed to render; a sentence and a link replace it until the visitor moves. */
  readonly onCaught: (error: unknown) => void;
  /** Called when the replacement has failed to render too, so nothing is left to show. */
  readonly onUncaught: (error: unknown) => void;
}

export function mountWidget({ host, shadow, onReady, onShown, onCaught, onUncaught }: MountOptions) {
  const stopKeeping = keepFocus(shadow);
  let box: HTMLElement;
  let root: Root;
  let shown: Widget;
  let isReady = false;
  /** What has failed since the visitor last moved: the screen, the screen rendered again, and the sentence that replaced it. */
  let failures = 0;
  let stopWaiting: (() => void) | undefined;

  const ready = () => {
    if (!isReady) onReady();
    isReady = true;
  };
  const show = () =>
    root.render(
      <WidgetProvider widget={shown}>
        <Shell host={host} onReady={ready} onShown={onShown} isBroken={failures > 1} />
      </WidgetProvider>,
    );
  const mend = () => {
    stopWaiting?.();
    stopWaiting = undefined;
    failures = 0;
  };

  /** In a new box, since the page may have changed the contents of the previous one. */
  function open(): void {
    box = host.ownerDocument.createElement('div');
    markUnrecorded(box);
    shadow.append(box);
    // Without these, React reports errors to the page's own handlers.
    const made = withoutDocument(box, () =>
      createRoot(box, {
        onUncaughtError: (error) => made === root && tryAgain(error),
        onRecoverableError: () => {},
      }),
    );
    root = made;
  }

  /**
   * React has removed everything. We draw it again from the same state, since the page may have changed what
   * React had drawn. If that fails too, a sentence replaces it. We use no error boundary: React's code for class components takes
   * 1 kB.
   */
  function tryAgain(error: unknown): void {
    if (++failures > 2) return onUncaught(error);
    onCaught(error);
    stopWaiting ??= shown.navigation.subscribe(() => {
      mend();
      show();
    });
    box.remove();
    open();
    show();
  }

  open();
  return {
    render(widget: Widget): void {
      mend();
      shown = widget;
      show();
    },
    unmount(): void {
      mend();
      stopKeeping();
      root.unmount();
      box.remove();
    },
  };
}

/** React permanently leaves a mark and a listener (for `onSelect`, not used here) on a root's document, if it finds one. */
function withoutDocument<Made>(box: Element, make: () => Made): Made {
  // Without a prototype, since a page may have given every object a `get`.
  const none = Object.assign(Object.create(null), { value: null, configurable: true });
  Object.defineProperty(box, 'ownerDocument', none);
  try {
    return make();
  } finally {
    Reflect.deleteProperty(box, 'ownerDocument');
  }
}

/** KEEP-06: the attributes and classes by which session recorders exclude an element and everything in it. */
function markUnrecorded(box: HTMLElement): void {
  box.className = UNRECORDED_CLASSES;
  for (const [name, value] of Object.entries(UNRECORDED)) box.setAttribute(name, value);
}

const HOME = [css.first];
const WHOLE = [css.first, css.rest];

// The only value that the bundle keeps at module level and makes late: parsing it takes time, so the first element does it.
const shared = new Map<string, CSSStyleSheet>();

/**
 * The stylesheet, shared by all elements, with a copy for elements that move to another document. Adopts the part of the
 * stylesheet that the home page needs, or all of it. The rest takes as long to parse, and can wait.
 */
export function adoptStylesheet(root: ShadowRoot, { isHome } = { isHome: false }): void {
  const view = root.ownerDocument.defaultView;
  // In a template's content or in a parsed document nothing is drawn, and our stylesheet is refused.
  if (!view) return;
  root.adoptedStyleSheets = (isHome ? HOME : WHOLE).map((text) => sheetFor(view, text));
}

/** We use no `<style>`, which a strict content security policy would block. */
function sheetFor(view: Window, text: string): CSSStyleSheet {
  // A stylesheet belongs to the document it was made in, so an element that moves to a frame needs another.
  const kept = view === window ? shared.get(text) : undefined;
  if (kept) return kept;
  const made = new (view as unknown as typeof globalThis).CSSStyleSheet();
  made.replaceSync(text);
  if (view === window) shared.set(text, made);
  return made;
}
