// One React root in a shadow root, put in and taken out again; its errors are kept from the page.
import { createRoot, type Root } from 'react-dom/client';
import { keepFocus } from '../shell/keep-focus.ts';
import { Shell } from '../shell/shell.tsx';
import type { Widget } from '../state/widget.ts';
import { WidgetProvider } from '../state/widget-context.tsx';
import { markUnrecorded } from './unrecorded.ts';

export type Mount = ReturnType<typeof mountWidget>;

export interface MountOptions {
  readonly host: HTMLElement;
  readonly shadow: ShadowRoot;
  /** The first screen is in the page. */
  readonly onReady: () => void;
  /** The first screen can be seen; nothing else has been drawn. */
  readonly onShown: () => void;
  /** A screen failed to render; a sentence and a way on stand there, until the visitor moves. */
  readonly onCaught: (error: unknown) => void;
  /** So did what is shown instead: nothing is left. */
  readonly onUncaught: (error: unknown) => void;
}

export function mountWidget({ host, shadow, onReady, onShown, onCaught, onUncaught }: MountOptions) {
  const stopKeeping = keepFocus(shadow);
  let box: HTMLElement;
  let root: Root;
  let shown: Widget;
  let isReady = false;
  /** What has failed since the visitor moved: what is shown, drawn again, and the sentence in its place. */
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

  /** In a box of its own: the page may have changed what is in the one before. */
  function open(): void {
    box = host.ownerDocument.createElement('div');
    markUnrecorded(box);
    shadow.append(box);
    // Without these React reports to the page's own error handlers.
    const made = withoutDocument(box, () =>
      createRoot(box, {
        onUncaughtError: (error) => made === root && tryAgain(error),
        onRecoverableError: () => {},
      }),
    );
    root = made;
  }

  /**
   * React has taken all away. It is drawn again from the state as it is, since it may have been the page that changed what
   * React had drawn; then a sentence stands in its place. No class of ours catches errors: React's own part for classes is
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

/** React leaves a mark and a listener (for `onSelect`, not used here) on the document of a root for good, if it finds one. */
function withoutDocument<Made>(box: Element, make: () => Made): Made {
  Object.defineProperty(box, 'ownerDocument', { value: null, configurable: true });
  try {
    return make();
  } finally {
    Reflect.deleteProperty(box, 'ownerDocument');
  }
}
