// Opens a modal dialog on a partner's page without ever leaving that page inert.

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

/**
 * Esc in our dialog must close only that dialog, and not also the page's modal around it. Catches Esc before the page's
 * libraries, which listen on the document or on their own overlay. A part of the dialog (a filter, a panel) may handle it
 * first. If none does, `onEscape` is called. Returns a function that stops listening.
 */
function keepEscape(dialog: HTMLDialogElement, onEscape: () => void): () => void {
  const keep = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.defaultPrevented || event.isComposing || !isFor(dialog, event))
      return;
    event.preventDefault();
    event.stopImmediatePropagation();
    keepRelease();
    if (isUnused(event.composedPath()[0], dialog)) onEscape();
  };
  addEventListener('keydown', keep, true);
  return () => removeEventListener('keydown', keep, true);
}

/** True if the focus is in the dialog or nowhere, and no other dialog of ours is above. */
function isFor(dialog: HTMLDialogElement, event: Event): boolean {
  const [target] = event.composedPath();
  const root = dialog.getRootNode() as ShadowRoot;
  const inside = root.activeElement?.closest('dialog[open]');
  if (event.composedPath().includes(root)) return inside === dialog || (!inside && isTop(dialog, root));
  return (target === document.body || target === document.documentElement) && isTop(dialog, root);
}

function isTop(dialog: HTMLDialogElement, root: ShadowRoot): boolean {
  return [...root.querySelectorAll('dialog:modal')].at(-1) === dialog;
}

/** Dispatches the event again within our own tree only, where a listener may handle it. */
function isUnused(target: EventTarget | undefined, dialog: HTMLDialogElement): boolean {
  const origin = target instanceof Node && dialog.contains(target) ? target : dialog;
  return origin.dispatchEvent(
    new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true }),
  );
}

/** Some libraries listen for the key's release, which comes after the dialog has closed. */
function keepRelease(): void {
  const stop = () => {
    removeEventListener('keyup', release, true);
    removeEventListener('keydown', stop, true);
  };
  const release = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    event.stopImmediatePropagation();
    stop();
  };
  addEventListener('keyup', release, true);
  addEventListener('keydown', stop, true);
}
