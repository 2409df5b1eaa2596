import { listen } from '../../../ui/listen.ts';

/** What each root would print, with the date of the day on which it is asked for. */
export const papers = new WeakMap<Node, () => Element>();

/**
 * Beside the page until something is printed. React goes on writing on what it has made, also where that is in no page.
 * @param printed when it is printed; a page may have been open for days, so the sheet is told at the last moment
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
