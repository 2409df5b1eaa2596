// Opens a modal dialog on a stranger's page without ever leaving that page inert.
import { keepEscape } from './keep-escape.ts';

export interface ModalEnds {
  /** The page hid us while it was open (a tab is switched, a panel folds up): the dialog is closed already. */
  readonly onHidden: () => void;
  /** Esc was pressed, and nothing inside the dialog used it. */
  readonly onEscape: () => void;
}

/**
 * Opens `dialog` above everything and returns what closes it again and gives focus back. Undefined when the element is
 * not drawn: a modal that nobody sees would still block the page.
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

/** After the element was moved in the page its open dialogs are drawn but modal no more: opens them afresh. */
export function reopenMoved(root: ShadowRoot): void {
  for (const dialog of root.querySelectorAll<HTMLDialogElement>('dialog[open]:not(:modal)')) {
    dialog.close();
    dialog.showModal();
  }
}

function isDrawn(host: Element): boolean {
  return host.checkVisibility?.() ?? host.getClientRects().length > 0;
}

/** Only an IntersectionObserver sees all of display:none, content-visibility and a closed details. */
function watchHidden(dialog: HTMLDialogElement, onHidden: () => void): IntersectionObserver {
  const watch = new IntersectionObserver(
    (entries) => {
      if (dialog.open && dialog.isConnected && entries.at(-1)?.isIntersecting === false) onHidden();
    },
    // The page's own document, not the top one: an iframe scrolled out of sight does not hide us from its page.
    { root: dialog.ownerDocument },
  );
  watch.observe(dialog);
  return watch;
}
