// BEY-08: results on paper, and under a link, where the partner offers them.
import { useRef } from 'react';
import { useWidget } from '../../../state/widget-context.tsx';
import { Button } from '../../../ui/button/button.tsx';
import { linkTo } from './link-to.ts';
import { printSheets } from './print-sheets.ts';
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
    <section className="take-along" ref={box}>
      <Button look="secondary" onClick={print}>
        {words('share.print')}
      </Button>
      {link !== null && <ShareLink link={link} />}
    </section>
  );
}
