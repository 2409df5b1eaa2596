import { pricesStandIn, type Result } from '../../../domain/result.ts';
import { isoDay } from '../../../domain/safe-built-ins.ts';
import { useJourney, useWidget } from '../../../state/widget.tsx';
import { Explained } from '../../../ui/text/term.tsx';
import { oldestPrice } from './price-text.ts';

interface PricesNoteProps {
  readonly results: readonly Result[];
  /** The bill of all results has it. A result below that bill has its own, in its range, only if its prices are not in force. */
  readonly isBill?: boolean;
  /** If the result has a range and the prices are current, or said to be old in the bill, the note is shown inside the range. */
  readonly folded?: boolean;
}

/** HON-08: the period of the prices, next to each figure that depends on them; says so if the period is over. */
export function PricesNote({ results, isBill = false, folded = false }: PricesNoteProps) {
  const { words, now } = useWidget();
  const hasBill = useJourney(({ combined }) => combined !== null);
  const prices = results[0]?.prices;
  if (!prices) return null;
  const isPast = isoDay(now()) > prices.capTo;
  const standsIn = results.some(pricesStandIn);
  const isInForce = !isPast && !standsIn;
  const isRepeated = hasBill && !isBill;
  if (isRepeated && isInForce) return null;
  const folds =
    (isRepeated || isInForce) &&
    results.some(({ ranges }) => ranges?.some(({ drivers }) => drivers.length > 0));
  if (folded !== !!folds) return null;
  const text = words(standsIn ? 'prices.standIn' : isPast ? 'prices.past' : 'prices.rests', {
    from: words.format.date(oldestPrice(results, prices.capFrom)),
    to: words.format.date(prices.capTo),
  });
  // A result below the bill says it, too, and explains its terms.
  return <p className="prices__note note">{isBill ? text : <Explained>{text}</Explained>}</p>;
}
