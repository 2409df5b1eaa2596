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
  /** A part failed to render, and its boundary shows something else. */
  readonly onCaught: (error: unknown) => void;
  /** Nothing is left to show. */
  readonly onUncaught: (error: unknown) => void;
}

export function mountWidget({ host, shadow, onReady, onCaught, onUncaught }: MountOptions): Mount {
  const box = host.ownerDocument.createElement('div');
  markUnrecorded(box);
  shadow.append(box);
  // Without these React reports to the page's own error handlers.
  const root = withoutDocument(box, () =>
    createRoot(box, {
      onUncaughtError: onUncaught,
      onCaughtError: onCaught,
      onRecoverableError: () => {},
    }),
  );
  return {
    render: (widget) =>
      root.render(
        <WidgetProvider widget={widget}>
          <Shell host={host} onReady={onReady} />
        </WidgetProvider>,
      ),
    unmount() {
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
