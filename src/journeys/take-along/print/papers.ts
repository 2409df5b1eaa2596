import { listen } from '../../../ui/events.ts';

/** What each root would print, with the current date. */
export const papers = new WeakMap<Node, () => Element>();

/**
 * Kept outside the page until something is printed. React also updates a tree that is in no page.
 * @param printed called when it is printed, since a page may have been open for days
 */
export function keepReady(paper: Element, printed: () => string): () => void {
  const box = paper.parentElement;
  const dated = () => {
    for (const day of paper.querySelectorAll('.sheet__day')) day.textContent = printed();
    return paper;
  };
  const put = () => box?.append(dated());
  const take = () => paper.remove();
  papers.set(paper.getRootNode(), dated);
  take();
  const stop = listen(window, { beforeprint: put, afterprint: take });
  return () => {
    put();
    stop();
  };
}
