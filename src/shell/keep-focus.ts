// If the focused element is removed, moves the focus to the question, headline or title of the screen or dialog, so that
// it is never lost.

import { mainHeading } from '../ui/focus/main-heading.ts';
import { listen } from '../ui/listen.ts';
import { READER_KNOWS } from './use-focus-after-move.tsx';

/** Watches until the returned function is called. */
export function keepFocus(root: ShadowRoot): () => void {
  let last: Element | null = null;
  let timer = 0;
  const comes = ({ target }: Event) => {
    last = target as Element;
  };
  /** The visitor moved the focus away earlier, so removing the element later loses nothing. */
  const leaves = ({ target }: Event) =>
    queueMicrotask(() => {
      if (last === target && last?.isConnected) last = null;
    });
  const watch = new MutationObserver(() => {
    if (!last || last.isConnected) return;
    last = null;
    clearTimeout(timer);
    // The code that removed the element may move the focus itself, in an effect that runs first.
    timer = window.setTimeout(() => giveBack(root), READER_KNOWS);
  });
  const stop = listen(root, { focusin: comes, focusout: leaves });
  watch.observe(root, { childList: true, subtree: true });
  return () => {
    stop();
    watch.disconnect();
    clearTimeout(timer);
  };
}

/** Never takes the focus from the page: only a focus that is nowhere is moved. */
function giveBack(root: ShadowRoot): void {
  const { activeElement, body } = root.ownerDocument;
  if (root.activeElement || activeElement !== body) return;
  const around = root.querySelector('dialog:modal') ?? root;
  mainHeading(around)?.focus({ preventScroll: true });
}
