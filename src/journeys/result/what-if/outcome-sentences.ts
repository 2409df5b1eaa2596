import type { Outcome, PaidOutcome } from '../../../domain/scenario.ts';
import { cumulativeSavings } from '../../../domain/solar.ts';
import type { ChartSpec } from '../../../ui/chart/chart-spec.ts';
import { roughly } from '../../../words/formats.ts';
import type { Words } from '../../../words/words.ts';
import { paysBack } from '../headline/answer.ts';

/** The year in one sentence. `petrol` is its cost for as many miles if there is no cost today to compare with. */
export function yearSentence({ saving, spent }: Outcome, petrol: number | null, words: Words): string {
  const { aboutPounds } = words.format;
  if (petrol !== null)
    return words('whatIf.charging', { value: aboutPounds(spent), petrol: aboutPounds(petrol) });
  const value = aboutPounds(Math.abs(saving));
  return words(saving >= 0 ? 'whatIf.saves' : 'whatIf.costs', { value });
}

/** Marks what is not quoted, with how its year differs from the quote's by the two figures as they are shown. */
export function differenceSentence(to: Outcome, from: Outcome, compares: boolean, words: Words): string {
  const more = compares ? roughly(to.saving) - roughly(from.saving) : roughly(to.spent) - roughly(from.spent);
  if (more === 0) return words('whatIf.notTheQuote');
  // Without a cost of today there is only what it costs, and to drive more is not worse.
  const [up, down] = compares
    ? (['whatIf.better', 'whatIf.worse'] as const)
    : (['whatIf.more', 'whatIf.less'] as const);
  return words(more > 0 ? up : down, { value: words.format.wholePounds(Math.abs(more)) });
}

/** The cost and payback, in a sentence each; what is left in the end is with the chart. */
export function paidSentences({ paid, years, saving, covered }: Outcome, words: Words): readonly string[] {
  if (!paid) return covered ? [words('whatIf.covered')] : [];
  const span = paid.inHand.length;
  return [
    ...(years.length > 0
      ? [words('chart.years.summary', { years: span, savings: words.format.wholePounds(paid.lifetime) })]
      : []),
    `${
      paid.breakeven === null
        ? words('whatIf.neverPays', { years: span })
        : words('whatIf.pays', { when: paysBack(paid.breakeven, words) })
    }.`,
    paid.return === null
      ? words('whatIf.loses')
      : words('whatIf.return', { rate: words.format.percentTenths(paid.return * 100) }),
    ...loanSentences(paid, saving, words),
  ];
}

/** What is left once the savings and the payments of all years are added up: the chart's own sentence. */
export function leftSentence({ inHand, lifetime }: PaidOutcome, words: Words): string {
  // By the savings as shown.
  const left = (inHand.at(-1) ?? 0) + Math.round(lifetime) - lifetime;
  return words(left >= 0 ? 'whatIf.left' : 'whatIf.behind', {
    years: inHand.length,
    value: words.format.wholePounds(Math.abs(left)),
  });
}

/** Of the month, what is paid in is the difference of the pennies that are shown. @param year pounds saved */
function loanSentences({ loan }: PaidOutcome, year: number, words: Words) {
  const saving = inPennies(year / 12);
  const gap = inPennies(loan.month) - saving;
  return [
    words('whatIf.loan', {
      month: words.format.exactPounds(loan.month),
      total: words.format.exactPounds(loan.total),
      interest: words.format.exactPounds(loan.interest),
    }),
    words(gap > 0 ? 'whatIf.month.in' : 'whatIf.month.out', {
      saving: words.format.exactPounds(saving),
      gap: words.format.exactPounds(Math.abs(gap)),
    }),
  ];
}

const inPennies = (pounds: number) => Math.round(pounds * 100) / 100;

/**
 * Savings and loan payments, accumulated year by year.
 * @param months the length of the loan
 */
export function whatIfChart({ years, loan }: PaidOutcome, months: number, words: Words): ChartSpec {
  const saved = [0, ...cumulativeSavings(years)];
  const paid = saved.map((_, year) => loan.month * Math.min(months, year * 12));
  const pounds = words.format.wholePounds;
  const last = saved.length - 1;
  const note = (values: readonly number[]) => [{ at: last, text: pounds(values[last] ?? 0) }];
  return {
    pointsName: words('chart.years.point'),
    points: saved.map((_, year) => ({
      name: words('time.years', { count: year }),
      tick: year % 5 === 0 ? String(year) : '',
    })),
    series: [
      { name: words('whatIf.chart.saved'), look: 'area', ink: 1, values: saved, notes: note(saved) },
      { name: words('whatIf.chart.paid'), look: 'dashed', ink: 2, values: paid, notes: note(paid) },
    ],
    unit: words('chart.years.unit'),
    format: pounds,
  };
}
