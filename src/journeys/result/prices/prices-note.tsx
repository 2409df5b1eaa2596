import { pricesStandIn, type Result } from '../../../domain/result.ts';
import { useWidget } from '../../../state/widget-context.tsx';
import { Explained } from '../../../ui/term/explained.tsx';
import { oldestPrice } from './oldest-price.ts';

/** HON-08: the period of the prices, beside each figure that rests on them; said when it is over. */
export function PricesNote({ result }: { result: Result }) {
  const { words, now } = useWidget();
  const { prices } = result;
  if (!prices) return null;
  const isPast = now().toISOString().slice(0, 10) > prices.capTo;
  return (
    <p className="ledger__prices">
      <Explained>
        {words(pricesStandIn(result) ? 'prices.standIn' : isPast ? 'prices.past' : 'prices.rests', {
          from: words.format.date(oldestPrice(result, prices.capFrom)),
          to: words.format.date(prices.capTo),
        })}
      </Explained>
    </p>
  );
}
