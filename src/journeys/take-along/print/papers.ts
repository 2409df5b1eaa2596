import { listen } from '../../../ui/events.ts';

/** What each root would print, with the current date. */
const papers = new WeakMap<Node, () => Element>();

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

/** Prints only our sheets, without the page around them, in a frame that is then removed. */
export async function printSheets(root: ShadowRoot): Promise<void> {
  const frame = document.createElement('iframe');
  frame.className = 'print-frame';
  root.append(frame);
  const { contentDocument: paper, contentWindow: view } = frame;
  if (!paper || !view) return frame.remove();
  const sheet = new (view as unknown as typeof globalThis).CSSStyleSheet();
  const rules = root.adoptedStyleSheets.flatMap(({ cssRules }) => [...cssRules]);
  sheet.replaceSync(rules.map(({ cssText }) => cssText).join(''));
  paper.adoptedStyleSheets = [sheet];
  // With the element's theme, which the one bill is drawn in.
  const box = paper.importNode(root.querySelector('.root') as Element, false);
  for (const one of [papers.get(root)?.(), ...root.querySelectorAll('.results > :is(.combined, .what-next)')])
    if (one) box.append(paper.importNode(one, true));
  paper.body.append(box);
  // Waits for the partner's logo; if it fails to load, it is left out.
  await Promise.allSettled([...paper.images].map((image) => image.decode()));
  view.addEventListener('afterprint', () => frame.remove());
  view.print();
}
