// Esc pressed in our dialog is for that dialog alone: a modal of the page around it would close too.

/**
 * Takes Esc before the page's libraries hear it, which listen on the document or on what they opened. What stands
 * inside the dialog (a filter, a panel) may use it first; where nothing does, `onEscape` is called. Returns the stop.
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

/** Focus is in the dialog, or nowhere, as after a press on what takes none, and no other dialog of ours is above. */
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

/** Told again within our own tree only, where a listener may say that it has used it. */
function isUnused(target: EventTarget | undefined, dialog: HTMLDialogElement): boolean {
  const origin = target instanceof Node && dialog.contains(target) ? target : dialog;
  return origin.dispatchEvent(
    new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true }),
  );
}

/** Some libraries listen to the key's release, which comes when the dialog is gone. */
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
