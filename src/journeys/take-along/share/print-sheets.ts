import { papers } from '../print/papers.ts';

/** Prints the sheets alone, without the page around us: in a frame of their own, which is gone afterwards. */
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
  // With the theme of the element, which the one bill is drawn in.
  const box = paper.importNode(root.querySelector('.root') as Element, false);
  for (const one of [papers.get(root)?.(), root.querySelector('.combined')])
    if (one) box.append(paper.importNode(one, true));
  paper.body.append(box);
  // The partner's mark is on its way: one that does not come is left out.
  await Promise.allSettled([...paper.images].map((image) => image.decode()));
  view.addEventListener('afterprint', () => frame.remove());
  view.print();
}
