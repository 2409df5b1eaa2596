import { type RefObject, useEffect, useRef } from 'react';
import { listen } from '../ui/events.ts';
import { mainHeading } from '../ui/use-focus.ts';

/** ms. Orca mistakes content in the place of the pressed button for the focus, and is silent, unless it first notices that the button is gone. */
const READER_KNOWS = 200;

/** CSS pixels. Something that covers more of the top than this is not a header. */
const TALLEST_HEADER = 300;

/**
 * Focuses the question or headline (`mainHeading`) inside `region` whenever `place` changes; never on load, and never scrolls
 * the page further than to the top of the widget (host-pages 56).
 */
export function useFocusAfterMove(region: RefObject<HTMLElement | null>, place: string): void {
  const last = useRef(place);
  useEffect(() => {
    if (last.current === place) return;
    last.current = place;
    const box = region.current;
    if (!box) return;
    const root = box.getRootNode() as ShadowRoot;
    const was = root.activeElement;
    const timer = setTimeout(() => {
      // If the visitor has focused something else meanwhile, it keeps the focus.
      const now = root.activeElement;
      if (!now || now === was) mainHeading(box)?.focus({ preventScroll: true });
    }, READER_KNOWS);
    // In the frame that shows the new screen and lays it out anyway.
    const frame = requestAnimationFrame(() => showTop(box));
    return () => {
      clearTimeout(timer);
      cancelAnimationFrame(frame);
    };
  }, [place, region]);
}

function showTop(box: HTMLElement): void {
  const clear = clearFrom(box);
  if (box.getBoundingClientRect().top >= clear) return;
  box.style.scrollMarginBlockStart = `${clear}px`;
  box.scrollIntoView({ block: 'start' });
}

/** The vertical position in the window from which the widget can be seen: below the page's sticky header if it has one. */
function clearFrom(box: HTMLElement): number {
  const { host } = box.getRootNode() as ShadowRoot;
  const { top, left, width } = box.getBoundingClientRect();
  let cover = box.ownerDocument.elementFromPoint(left + width / 2, Math.max(0, top) + 1);
  while (cover && !isPinned(cover)) cover = cover.parentElement;
  const bottom = !cover || cover.contains(host) ? 0 : cover.getBoundingClientRect().bottom;
  return bottom < TALLEST_HEADER ? bottom : 0;
}

function isPinned(element: Element): boolean {
  return /sticky|fixed/.test(getComputedStyle(element).position);
}

/**
 * If the focused element is removed, moves the focus to the question, headline or title of the screen or dialog, so that it is
 * never lost. Watches until the returned function is called.
 */
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
