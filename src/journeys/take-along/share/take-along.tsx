// BEY-08: results on paper, and under a link, where the partner offers them.
import { useRef } from 'react';
import { useWidget } from '../../../state/widget-context.tsx';
import { Button } from '../../../ui/button/button.tsx';
import { papers } from '../print/papers.ts';
import { ShareLink } from './share-link.tsx';

export function TakeAlong() {
  const { words, settings, isShared, tracker } = useWidget();
  const { share, routeBase } = settings;
  const box = useRef<HTMLElement>(null);
  if (share === 'off') return null;
  const link = share === 'on' && !isShared ? linkTo(document, routeBase) : null;
  const print = () => {
    tracker.record('visit', 'Stage', { taken: 'print' });
    const root = box.current?.getRootNode();
    if (root instanceof ShadowRoot) void printSheets(root);
  };
  return (
    <section className="take-along row" ref={box}>
      <Button look="secondary" onClick={print}>
        {words('share.print')}
      </Button>
      {link !== null && <ShareLink link={link} />}
    </section>
  );
}

/**
 * The address of shared results, but for their token: this page's, as the page itself names it. What else stands in
 * the address bar may say who the visitor is. Null where no link can lead back here.
 */
function linkTo(page: Document, routeBase: string): string | null {
  const { href, origin, pathname, protocol } = page.location;
  if (!/^https?:/.test(protocol)) return null;
  const named = page.querySelector<HTMLLinkElement>('link[rel="canonical"]')?.href;
  const own = named?.startsWith(`${origin}/`) ? new URL(named, href) : new URL(pathname, origin);
  own.hash = `#/${routeBase ? `${routeBase}/` : ''}shared/`;
  return own.href;
}

/** Prints the sheets alone, without the page around us: in a frame of their own, which is gone afterwards. */
async function printSheets(root: ShadowRoot): Promise<void> {
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
