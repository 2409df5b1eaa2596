import { evaluateSum, placesOf, rounded, type Sum, shownPlaces } from '../../../domain/sum.ts';
import type { Formats } from '../../../words/formats.ts';

/** A sum as shown: its terms as shown add up to its total as shown. */
interface ReadSum {
  readonly terms: readonly string[];
  readonly total: string;
  /** The decimals of each term: those of the total of its own sum. */
  readonly places: readonly number[];
}

/** @param total decimals of the total: those of the line that the sum explains */
export function readSum(sum: Sum, format: Formats, total = placesOf(sum.value, sum.unit)): ReadSum {
  const places = shownPlaces(sum, total);
  return {
    terms: sum.terms.map(({ value, unit }, at) => valueText(value, unit, places[at] ?? 0, format)),
    total: valueText(evaluateSum(sum), sum.unit, total, format),
    places,
  };
}

/** '£937.98', '26.56 p/kWh', '2,700 kWh'. */
function valueText(value: number, unit: string, places: number, format: Formats): string {
  const figure = rounded(value, places);
  if (unit.startsWith('£')) return format.exactPounds(figure, places);
  const text = format.fine(figure, places);
  return unit === '' ? text : `${text} ${unit.replace(/\/y$/, '')}`;
}
