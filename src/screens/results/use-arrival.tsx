// Announces a result that arrives while its place is on the screen. After Retry, the focus moves to it, since the button is gone;
// otherwise a live region announces it.
import { useEffect, useRef, useState } from 'react';
import { useWidget } from '../../state/widget-context.tsx';
import { mainHeading } from '../../ui/focus/main-heading.ts';

type Shown = 'waiting' | 'failure' | 'result' | 'nothing';

export function useArrival(shown: Shown) {
  const { words } = useWidget();
  const box = useRef<HTMLDivElement>(null);
  const before = useRef<Shown>(shown);
  const [news, setNews] = useState('');
  useEffect(() => {
    const was = before.current;
    // Retry leads from a failure to waiting, and from there to the result.
    if (was !== 'failure' || shown !== 'waiting') before.current = shown;
    if (shown !== 'result' || !box.current) return;
    const lead = mainHeading(box.current);
    if (was === 'failure') lead?.focus({ preventScroll: true });
    if (was === 'waiting') setNews(`${words('results.ready')} ${lead?.ariaLabel ?? lead?.textContent ?? ''}`);
  }, [shown, words]);
  return { box, news };
}
