import { isoDay } from '../../../domain/iso-time.ts';
import { pricesStandIn, type Result } from '../../../domain/result.ts';
import { useWidget } from '../../../state/widget-context.tsx';
import { Explained } from '../../../ui/term/explained.tsx';
import { oldestPrice } from './oldest-price.ts';

export interface PricesNoteProps {
  readonly result: Result;
  /** It stands within what moves the figure: there where nothing is the matter with the prices, and where there is such a part. */
  readonly folded?: boolean;
}

/** HON-08: the period of the prices, beside each figure that rests on them; said when it is over. */
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
