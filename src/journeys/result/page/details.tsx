// SEEN-09: with more than one result, each result's details are closed at first.
import { keysOf } from '../../../domain/as-built.ts';
import { useJourney, useWidget } from '../../../state/widget-context.tsx';
import type { Elements } from '../../../ui/elements.ts';
import { LongPart } from './long-part.tsx';

export function Details({ children }: { readonly children: Elements }) {
  const { words } = useWidget();
  const isOne = useJourney(({ quoteIds }) => keysOf(quoteIds).length < 2);
  if (isOne) return children;
  return (
    <LongPart title={words('results.details')}>
      <div className="result__section">{children}</div>
    </LongPart>
  );
}
