// SEEN-09: under the one bill, the details of each result are closed at first.
import { useJourney, useWidget } from '../../../state/widget-context.tsx';
import type { Elements } from '../../../ui/elements.ts';
import { LongPart } from './long-part.tsx';

export function Details({ children }: { readonly children: Elements }) {
  const { words } = useWidget();
  const hasBill = useJourney(({ combined }) => combined !== null);
  if (!hasBill) return children;
  return (
    <LongPart title={words('results.details')}>
      <div className="result__section">{children}</div>
    </LongPart>
  );
}
