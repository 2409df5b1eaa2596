// SEEN-06: inside this, the first use of a word that visitors may not know opens its explanation.
import { type ReactNode, useMemo } from 'react';
import { useWidget } from '../../state/widget.tsx';
import { GlossaryContext, glossaryOf } from '../../ui/text/term.tsx';

const TERMS = [
  'kWh',
  'kW',
  'timeOfUse',
  'priceCap',
  'standing',
  'offPeak',
  'flow',
  'MCS',
  'indicative',
] as const;

export function Terms({ children }: { children: ReactNode }) {
  const { words } = useWidget();
  const glossary = useMemo(
    () => glossaryOf(TERMS.map((term) => [words(`term.${term}`), words(`term.${term}.means`)])),
    [words],
  );
  return <GlossaryContext value={glossary}>{children}</GlossaryContext>;
}
