// All tables of the view, made from a period's totals.
import { groupBy } from '../counting/group-by.ts';
import { FAILURES, JOURNEYS, REASONS, WIDTH_NAMES, WIDTHS } from '../counting/stages.ts';
import type { Sum } from '../counting/sums.ts';
import { variantTable } from './compare-variants.ts';
import { barOf, cellOf, type FunnelTable, numbersOf, type OfJourney, suppressed } from './funnel-table.ts';
import { periodTables } from './period-tables.ts';
import { questionTable, resultTable } from './question-tables.ts';
import { enquiryTable, hourTable, of, stages, stagesBy, stageTable } from './stage-tables.ts';

interface Shown {
  /** Totals of all journeys. */
  readonly sums: readonly Sum[];
  readonly journey: OfJourney;
  /** ISO days, both included. */
  readonly from: string;
  readonly to: string;
}

export function funnelTables(shown: Shown): readonly FunnelTable[] {
  const { sums, journey } = shown;
  return [
    stageTable(sums, journey),
    enquiryTable(sums, journey),
    questionTable(sums, journey),
    sorted(
      {
        title: 'Homes refused',
        text: 'Visits by the reason that was shown.',
        column: 'Reason',
        sums: of(sums, 'refused'),
        names: REASONS,
      },
      journey,
    ),
    resultTable(sums, journey),
    sorted(
      {
        title: 'Failures',
        text: 'Visits in which something failed, by its kind.',
        column: 'Kind',
        sums: of(sums, 'failed'),
        names: FAILURES,
      },
      journey,
    ),
    ...stagesByAll(sums, journey),
    variantTable(variants(sums, journey)),
    ...periodTables(stages(sums), shown),
    hourTable(sums, journey),
  ];
}

function stagesByAll(sums: readonly Sum[], journey: OfJourney): readonly FunnelTable[] {
  return [
    ...(journey.isAll ? [byJourney(sums, journey)] : []),
    stagesBy(
      {
        title: 'By page',
        text: 'Pages with fewer than 5 visits share a row.',
        column: 'Page',
        of: (sum) => sum.of,
      },
      of(sums, 'page'),
      journey,
    ),
    stagesBy(
      {
        title: 'By width',
        column: 'Width',
        of: (sum) => WIDTH_NAMES[sum.of] ?? sum.of,
        text: `Of the element at the first question: narrow is below ${WIDTHS.narrow} px, wide from ${WIDTHS.middle} px on.`,
      },
      of(sums, 'width'),
      journey,
    ),
  ];
}

function byJourney(sums: readonly Sum[], journey: OfJourney): FunnelTable {
  return stagesBy(
    {
      title: 'By journey',
      text: 'A visit has none until its first question.',
      column: 'Journey',
      of: (sum) => JOURNEYS[sum.journey] ?? sum.journey,
    },
    stages(sums),
    journey,
  );
}

interface SortedTable {
  readonly title: string;
  readonly text: string;
  readonly column: string;
  readonly sums: readonly Sum[];
  /** The view's names for known ones; others are shown by their own names. */
  readonly names: Readonly<Record<string, string>>;
}

function sorted({ title, text, column, sums, names }: SortedTable, journey: OfJourney): FunnelTable {
  const rows = [...groupBy(sums, ({ name }) => name)]
    .map(([name, own]) => ({ name, many: journey.count(own), isHidden: journey.hides(own) }))
    .filter(({ many }) => many > 0)
    .sort((a, b) => b.many - a.many);
  const hidden = suppressed(
    rows.map(({ many }) => many),
    rows.map(({ isHidden }) => isHidden),
  );
  const most = rows[0]?.many ?? 0;
  return {
    title,
    text,
    columns: [column, 'Visits'],
    rows: rows.map(({ name, many }, at) => ({
      cells: [Object.hasOwn(names, name) ? names[name]! : name, cellOf(many, hidden[at]!)],
      bars: [barOf(many, most, hidden[at]!)],
    })),
  };
}

function variants(sums: readonly Sum[], journey: OfJourney) {
  return [...groupBy(stages(sums), ({ variant }) => variant)].map(([name, own]) => ({
    name,
    ...numbersOf(journey, own, ['opened', 'result', 'enquired']),
  }));
}
