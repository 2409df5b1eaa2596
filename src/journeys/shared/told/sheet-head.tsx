// The partner's mark, what the page is about, and when it was printed.
import { useWidget } from '../../../state/widget-context.tsx';

export function SheetHead({ title }: { title: string }) {
  const { words, settings, now } = useWidget();
  const { logoSrc, brandName } = settings;
  return (
    <header className="sheet__head">
      {logoSrc && <img className="sheet__logo" src={logoSrc} alt="" />}
      <p className="sheet__title">{[brandName, title].filter(Boolean).join(' · ')}</p>
      <p>{words('told.printed', { date: words.format.date(now().toISOString()) })}</p>
    </header>
  );
}
