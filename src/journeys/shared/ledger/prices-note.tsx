import type { Prices } from '../../../domain/extras/prices.ts';
import { useWidget } from '../../../state/widget-context.tsx';
import { Explained } from '../../../ui/term/explained.tsx';

/** HON-08: the period of the prices, beside each figure that rests on them; said when it is over. */
export function PricesNote({ prices }: { prices: Prices | null }) {
  const { words, now } = useWidget();
  if (!prices) return null;
  const isPast = now().toISOString().slice(0, 10) > prices.capTo;
  return (
    <p className="ledger__prices">
      <Explained>
        {words(isPast ? 'prices.past' : 'prices.rests', {
          from: words.format.date(prices.capFrom),
          to: words.format.date(prices.capTo),
        })}
      </Explained>
    </p>
  );
}
