// BEY-08: buttons to print and share results, if the partner offers them.
import { useRef } from 'react';
import { useWidget } from '../../../state/widget-context.tsx';
import { Button } from '../../../ui/button/button.tsx';
import { papers } from '../print/papers.ts';
import { ShareLink } from './share-link.tsx';

export function TakeAlong() {
  const { words, settings, isShared, tracker, navigation } = useWidget();
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
      {isShared && (
        <Button look="secondary" onClick={() => navigation.goToStart()}>
          {words('shared.own')}
        </Button>
      )}
      <Button look="link" onClick={print}>
        {words('share.print')}
      </Button>
      {link !== null && <ShareLink link={link} />}
    </section>
  );
}

/**
 * The URL of shared results without its token: the page's canonical URL, since the
 * address bar may hold details of the visitor. Null if no link can lead back here.
 */
function linkTo(page: Document, routeBase: string): string | null {
  const { href, origin, pathname, protocol } = page.location;
  if (!/^https?:/.test(protocol)) return null;
  const named = page.querySelector<HTMLLinkElement>('link[rel="canonical"]')?.href;
  const own = named?.startsWith(`${origin}/`) ? new URL(named, href) : new URL(pathname, origin);
  own.hash = `#/${routeBase ? `${routeBase}/` : ''}shared/`;
  return own.href;
}

/** Prints only our sheets, without the page around them, in a frame that is then removed. */
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
