import { evaluateSum, placesOf, rounded, type Sum, shownPlaces } from '../../../domain/sum.ts';
import { unitText } from '../../../words/message.ts';
import type { Words } from '../../../words/words.ts';

/** A sum as shown: its terms as shown add up to its total as shown. */
interface ReadSum {
  readonly terms: readonly string[];
  readonly total: string;
  /** The decimals of each term: those of the total of its own sum. */
  readonly places: readonly number[];
}

/** @param total decimals of the total: those of the line that the sum explains */
export function readSum(sum: Sum, words: Words, total = placesOf(sum.value, sum.unit)): ReadSum {
  const places = shownPlaces(sum, total);
  return {
    terms: sum.terms.map(({ value, unit }, at) => valueText(value, unit, places[at] ?? 0, words)),
    total: valueText(evaluateSum(sum), sum.unit, total, words),
    places,
  };
}

/** '£937.98', '26.56 p/kWh', '2,700 kWh'. */
function valueText(value: number, unit: string, places: number, words: Words): string {
  const figure = rounded(value, places);
  if (unit.startsWith('£')) return words.format.exactPounds(figure, places);
  const text = words.format.fine(figure, places);
  return unit === '' ? text : `${text} ${unitText(words, unit.replace(/\/y$/, ''))}`;
}
