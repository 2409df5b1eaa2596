/** What each root would print. */
export const papers = new WeakMap<Node, Element>();

/** Beside the page until something is printed. React goes on writing on what it has made, also where that is in no page. */
export function keepReady(paper: Element): () => void {
  const box = paper.parentElement;
  const put = () => box?.append(paper);
  const take = () => paper.remove();
  papers.set(paper.getRootNode(), paper);
  take();
  addEventListener('beforeprint', put);
  addEventListener('afterprint', take);
  return () => {
    removeEventListener('beforeprint', put);
    removeEventListener('afterprint', take);
  };
}
