// Opens a modal dialog on a partner's page without ever leaving that page inert.
import { keepEscape } from './keep-escape.ts';

interface ModalEnds {
  /** The page hid the open dialog (a tab is switched, a panel closes): it is closed already. */
  readonly onHidden: () => void;
  /** Esc was pressed, and nothing inside the dialog used it. */
  readonly onEscape: () => void;
}

/**
 * Opens `dialog` above everything. Returns a function that closes it and restores the focus; undefined if the element is
 * not rendered, since an invisible modal would still block the page.
 */
export function openModal(
  dialog: HTMLDialogElement,
  { onHidden, onEscape }: ModalEnds,
): (() => void) | undefined {
  const root = dialog.getRootNode() as ShadowRoot;
  if (!isDrawn(root.host)) return undefined;
  const opener = root.activeElement as HTMLElement | null;
  dialog.showModal();
  const watch = watchHidden(dialog, () => {
    dialog.close();
    onHidden();
  });
  const letEscapeGo = keepEscape(dialog, onEscape);
  return () => {
    letEscapeGo();
    watch.disconnect();
    dialog.close();
    if (opener?.isConnected) opener.focus({ preventScroll: true });
  };
}

/** After the element has moved in the page, its open dialogs are visible but not modal: opens them again. */
export function reopenMoved(root: ShadowRoot): void {
  for (const dialog of root.querySelectorAll<HTMLDialogElement>('dialog[open]:not(:modal)')) {
    dialog.close();
    dialog.showModal();
  }
}

function isDrawn(host: Element): boolean {
  return host.checkVisibility?.() ?? host.getClientRects().length > 0;
}

/** Only an IntersectionObserver notices `display: none`, `content-visibility` and a closed `<details>`. */
function watchHidden(dialog: HTMLDialogElement, onHidden: () => void): IntersectionObserver {
  const watch = new IntersectionObserver(
    (entries) => {
      if (dialog.open && dialog.isConnected && entries.at(-1)?.isIntersecting === false) onHidden();
    },
    // The root is the iframe's own document: if the iframe is scrolled out of view, the widget is still visible in its page.
    { root: dialog.ownerDocument },
  );
  watch.observe(dialog);
  return watch;
}
