import { isoDay } from '../../../domain/iso-time.ts';
import { pricesStandIn, type Result } from '../../../domain/result.ts';
import { useWidget } from '../../../state/widget-context.tsx';
import { Explained } from '../../../ui/term/explained.tsx';
import { oldestPrice } from './oldest-price.ts';

interface PricesNoteProps {
  readonly result: Result;
  /** If the prices are current and the result has a range, the note is shown inside the range. */
  readonly folded?: boolean;
}

/** HON-08: the period of the prices, next to each figure that depends on them; says so if the period is over. */
export function PricesNote({ result, folded = false }: PricesNoteProps) {
  const { words, now } = useWidget();
  const { prices, ranges } = result;
  if (!prices) return null;
  const isPast = isoDay(now()) > prices.capTo;
  const folds = !isPast && !pricesStandIn(result) && ranges?.some(({ drivers }) => drivers.length > 0);
  if (folded !== !!folds) return null;
  return (
    <p className="prices__note note">
      <Explained>
        {words(pricesStandIn(result) ? 'prices.standIn' : isPast ? 'prices.past' : 'prices.rests', {
          from: words.format.date(oldestPrice(result, prices.capFrom)),
          to: words.format.date(prices.capTo),
        })}
      </Explained>
    </p>
  );
}
