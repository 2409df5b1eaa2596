import type { FairShare } from '../../../domain/extras/combined.ts';
import { roundTogether } from '../../../domain/round-together.ts';
import { useWidget } from '../../../state/widget-context.tsx';
import { Heading } from '../../../ui/heading/heading.tsx';

export interface FairSharesProps {
  readonly shares: readonly FairShare[];
  /** Pounds a year, as shown above them: they add up to it. */
  readonly saving: number;
}

/** What each technology adds to the others, one sentence each. */
export function FairShares({ shares, saving }: FairSharesProps) {
  const { words, product } = useWidget();
  if (shares.length < 2) return null;
  const exact = shares.map(({ value }) => value);
  const total = exact.reduce((sum, value) => sum + value, 0);
  const shown = roundTogether(exact, total, saving);
  return (
    <div className="combined__shares">
      <Heading level={4} look="label">
        {words('bill.shares')}
      </Heading>
      <ul>
        {shares.map(({ asset }, at) => (
          <li key={asset}>
            {words((shown[at] ?? 0) < 0 ? 'bill.shareLess' : 'bill.share', {
              asset: words(product.asset(asset).says.tab),
              value: words.format.wholePounds(Math.abs(shown[at] ?? 0)),
            })}
          </li>
        ))}
      </ul>
      <p className="combined__method">{words('bill.shares.why')}</p>
    </div>
  );
}
