import type { Sum } from '../../../domain/extras/sum.ts';
import { evaluateSum } from '../../../domain/open-sum.ts';
import { placesOf, rounded, shownPlaces } from '../../../domain/shown-sum.ts';
import type { Formats } from '../../../words/formats.ts';

/** A sum as it is read: whoever calculates with its terms comes to its total. */
export interface ReadSum {
  readonly terms: readonly string[];
  readonly total: string;
  /** Decimals of each term: those of the total of the sum behind it. */
  readonly places: readonly number[];
}

/** @param total decimals of the total: those of the line that it stands behind */
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
