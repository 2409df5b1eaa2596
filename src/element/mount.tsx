// One React root in a shadow root, put in and taken out again; its errors are kept from the page.
import { createRoot } from 'react-dom/client';
import { Shell } from '../shell/shell.tsx';
import type { Widget } from '../state/widget.ts';
import { WidgetProvider } from '../state/widget-context.tsx';
import { markUnrecorded } from './unrecorded.ts';

export interface Mount {
  render(widget: Widget): void;
  unmount(): void;
}

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

export function mountWidget({ host, shadow, onReady, onShown, onCaught, onUncaught }: MountOptions): Mount {
  const box = host.ownerDocument.createElement('div');
  markUnrecorded(box);
  shadow.append(box);
  let isReady = false;
  const ready = () => {
    if (!isReady) onReady();
    isReady = true;
  };
  const show = (widget: Widget, isBroken = false) =>
    root.render(
      <WidgetProvider widget={widget}>
        <Shell host={host} onReady={ready} onShown={onShown} isBroken={isBroken} />
      </WidgetProvider>,
    );

  let shown: Widget;
  /** Present while a screen is broken. */
  let stopWaiting: (() => void) | null = null;
  const mend = () => {
    stopWaiting?.();
    stopWaiting = null;
  };

  /** React has taken all away. No class of ours catches errors: React's own part for classes is 1 kB. */
  function showSorry(error: unknown): void {
    if (stopWaiting) return onUncaught(error);
    onCaught(error);
    stopWaiting = shown.navigation.subscribe(() => {
      mend();
      show(shown);
    });
    show(shown, true);
  }

  // Without these React reports to the page's own error handlers.
  const root = withoutDocument(box, () =>
    createRoot(box, { onUncaughtError: showSorry, onRecoverableError: () => {} }),
  );
  return {
    render(widget) {
      mend();
      shown = widget;
      show(widget);
    },
    unmount() {
      mend();
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
