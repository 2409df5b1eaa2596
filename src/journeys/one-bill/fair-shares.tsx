import type { FairShare } from '../../domain/extras/combined.ts';
import { roundTogether } from '../../domain/round-together.ts';
import { useWidget } from '../../state/widget-context.tsx';
import { LongPart } from '../result/page/long-part.tsx';

export interface FairSharesProps {
  readonly shares: readonly FairShare[];
  /** Pounds a year, as shown above them: they add up to it. */
  readonly saving: number;
}

/** What each technology adds to what the others save. */
export function FairShares({ shares, saving }: FairSharesProps) {
  const { words, product } = useWidget();
  if (shares.length < 2) return null;
  const exact = shares.map(({ value }) => value);
  const total = exact.reduce((sum, value) => sum + value, 0);
  const shown = roundTogether(exact, total, saving);
  return (
    <LongPart look="card" title={words('bill.shares')}>
      <ul>
        {shares.map(({ asset }, at) => (
          <li key={asset} className="combined__share">
            <span>{words(product.asset(asset).says.tab)}</span>{' '}
            <strong translate="no">{words.format.wholePounds(shown[at] ?? 0)}</strong>
          </li>
        ))}
      </ul>
      <p className="note">{words('bill.shares.why')}</p>
    </LongPart>
  );
}
