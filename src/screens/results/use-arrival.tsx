// A live region announces a result that arrives while its place is on the screen. After Retry, the focus moves to it instead.
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
    before.current = shown;
    if (shown !== 'result' || was !== 'waiting' || !box.current) return;
    const lead = mainHeading(box.current);
    setNews(`${words('results.ready')} ${lead?.ariaLabel ?? lead?.textContent ?? ''}`);
  }, [shown, words]);
  return { box, news };
}
