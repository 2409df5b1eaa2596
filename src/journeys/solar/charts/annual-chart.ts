// RES-SOL-14: the saving in each year.
import type { Replacement } from '../../../domain/extras/what-if.ts';
import { lifetimeSavings } from '../../../domain/solar-lifetime.ts';
import { extremes } from '../../../domain/solar-months.ts';
import type { Words } from '../../../words/words.ts';
import type { ChartView } from './chart-view.ts';
import { replacedNotes } from './replaced-notes.ts';

/** @param savings of each year, pounds. Null if there are none */
export function annualChart(
  savings: readonly number[],
  words: Words,
  replacements: readonly Replacement[] = [],
): ChartView | null {
  const years = savings.length;
  const [first, last] = [savings[0], savings.at(-1)];
  if (first === undefined || last === undefined) return null;
  const low = extremes(savings).least;
  return {
    title: takeaway(first, last, savings, words),
    summary: words('solar.annual.summary', {
      average: words.format.wholePounds(lifetimeSavings(savings) / years),
      years,
      low: low + 1,
      lowest: words.format.wholePounds(savings[low] ?? 0),
    }),
    spec: {
      pointsName: words('solar.annual.point'),
      points: savings.map((_, index) => ({
        name: words('solar.year', { year: index + 1 }),
        tick: isNamed(index + 1) ? String(index + 1) : '',
      })),
      series: [
        {
          name: words('solar.annual.name'),
          look: 'bars',
          ink: 1,
          values: savings,
          notes: [
            ...[0, 9, years - 1]
              .filter((at, index, all) => at < years && all.indexOf(at) === index)
              .map((at) => ({ at, text: words.format.wholePounds(savings[at] ?? 0) })),
            ...replacedNotes(replacements, years, 1, words),
          ],
        },
      ],
      unit: words('solar.annual.unit'),
      format: words.format.wholePounds,
    },
  };
}

/** The first and every fifth year are labelled. */
function isNamed(year: number): boolean {
  return year === 1 || year % 5 === 0;
}

function takeaway(first: number, last: number, savings: readonly number[], words: Words): string {
  const costs = savings.every((saving) => saving <= 0);
  const key = costs ? 'costs' : trend(first, last);
  const amount = (value: number) => words.format.aboutPounds(costs ? -value : value);
  return words(`solar.annual.${key}`, { first: amount(first), last: amount(last) });
}

/** A change of less than a fiftieth gets no sentence. */
function trend(first: number, last: number): 'grows' | 'shrinks' | 'level' {
  if (Math.abs(last - first) <= Math.abs(first) / 50) return 'level';
  return last > first ? 'grows' : 'shrinks';
}
