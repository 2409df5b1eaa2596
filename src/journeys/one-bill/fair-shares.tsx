import type { FairShare } from '../../domain/extras/combined.ts';
import { roundTogether } from '../../domain/round-together.ts';
import { quotedName } from '../../state/fetch-result.ts';
import { useJourney, useWidget } from '../../state/widget-context.tsx';
import { LongPart } from '../result/page/long-part.tsx';
import { sum } from './bill-stacks.ts';

interface FairSharesProps {
  readonly shares: readonly FairShare[];
  /** Pounds a year, as shown above them; they add up to the total. */
  readonly saving: number;
}

/** What each technology adds to the saving of the others. */
export function FairShares({ shares, saving }: FairSharesProps) {
  const { words, product } = useWidget();
  const results = useJourney((state) => state.results);
  if (shares.length < 2) return null;
  const exact = shares.map(({ value }) => value);
  const total = sum(exact);
  const shown = roundTogether(exact, total, saving);
  return (
    <LongPart look="card" title={words('bill.shares')}>
      <ul>
        {shares.map(({ asset }, at) => (
          <li key={asset} className="combined__share">
            <span>{words(quotedName(product.asset(asset), results))}</span>{' '}
            <strong translate="no">{words.format.wholePounds(shown[at] ?? 0)}</strong>
          </li>
        ))}
      </ul>
      <p className="note">{words('bill.shares.why')}</p>
    </LongPart>
  );
}
