// When what had the focus leaves the page, it goes to the question, headline or title of the screen or dialog, and never to
// nothing.

import { leadIn } from '../ui/focus/lead-in.ts';
import { listen } from '../ui/listen.ts';
import { READER_KNOWS } from './use-focus-after-move.tsx';

/** Watches until the function returned is called. */
export function keepFocus(root: ShadowRoot): () => void {
  let last: Element | null = null;
  let timer = 0;
  const comes = ({ target }: Event) => {
    last = target as Element;
  };
  /** Left by the visitor, it is not missed when it goes later. */
  const leaves = ({ target }: Event) =>
    queueMicrotask(() => {
      if (last === target && last?.isConnected) last = null;
    });
  const watch = new MutationObserver(() => {
    if (!last || last.isConnected) return;
    last = null;
    clearTimeout(timer);
    // Whoever took it away may know a better place, and their effects come first.
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

/** Nothing is taken from the page: only a focus that is nowhere is given back. */
function giveBack(root: ShadowRoot): void {
  const { activeElement, body } = root.ownerDocument;
  if (root.activeElement || activeElement !== body) return;
  const around = root.querySelector('dialog:modal') ?? root;
  leadIn(around)?.focus({ preventScroll: true });
}
