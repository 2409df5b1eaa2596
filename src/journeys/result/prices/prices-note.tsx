import { pricesStandIn, type Result, recommendedRow } from '../../../domain/result.ts';
import { useWidget } from '../../../state/widget-context.tsx';
import { Explained } from '../../../ui/term/explained.tsx';

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
          from: words.format.date(oldest(result, prices.capFrom)),
          to: words.format.date(prices.capTo),
        })}
      </Explained>
    </p>
  );
}

/** Of all prices that the figure rests on. */
function oldest(result: Result, capFrom: string): string {
  const row = recommendedRow(result);
  const rates = row?.ratesFrom ?? row?.ratesAsOf ?? capFrom;
  return rates < capFrom ? rates : capFrom;
}
