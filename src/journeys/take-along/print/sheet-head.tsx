// The partner's mark, what the page is about, and room for when it is printed (`papers.ts`).
import { useWidget } from '../../../state/widget-context.tsx';

export function SheetHead({ title }: { title: string }) {
  const { logoSrc, brandName } = useWidget().settings;
  return (
    <header className="sheet__head">
      {logoSrc && <img className="sheet__logo" src={logoSrc} alt="" />}
      <p className="sheet__title">{[brandName, title].filter(Boolean).join(' · ')}</p>
      <p className="sheet__day" />
    </header>
  );
}
