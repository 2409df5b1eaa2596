// Esc in our dialog must close only that dialog, and not also the page's modal around it.

/**
 * Catches Esc before the page's libraries, which listen on the document or on their own overlay. A part of the dialog (a filter,
 * a panel) may handle it first. If none does, `onEscape` is called. Returns a function that stops listening.
 */
export function keepEscape(dialog: HTMLDialogElement, onEscape: () => void): () => void {
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
