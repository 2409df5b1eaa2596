// The partner's mark, what the page is about, and when it was printed.
import { useEffect, useState } from 'react';
import { useWidget } from '../../../state/widget-context.tsx';

/** ms: a page may stand open overnight. */
const HOUR = 3_600_000;

export function SheetHead({ title }: { title: string }) {
  const { words, settings, now } = useWidget();
  const { logoSrc, brandName } = settings;
  const [today, setToday] = useState(now);
  useEffect(() => {
    const timer = setInterval(() => setToday(now()), HOUR);
    return () => clearInterval(timer);
  }, [now]);
  return (
    <header className="sheet__head">
      {logoSrc && <img className="sheet__logo" src={logoSrc} alt="" />}
      <p className="sheet__title">{[brandName, title].filter(Boolean).join(' · ')}</p>
      <p>{words('told.printed', { date: words.format.date(today.toISOString()) })}</p>
    </header>
  );
}
