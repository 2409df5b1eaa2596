import type { Outcome, PaidOutcome } from '../../../domain/what-if/outcome.ts';
import { roughly } from '../../../words/formats.ts';
import type { Words } from '../../../words/words.ts';
import { paysBack } from '../headline/pays-back.ts';

/** The year as shown and how much better than the quote's it is: rounded alike, so that the shown figures add up. */
function shownYear(to: Outcome, from: Outcome, compares = true) {
  const worth = ({ saving, spent }: Outcome) => (compares ? saving : -spent);
  const quoted = worth(from);
  const better = roughly(worth(to) - quoted, quoted);
  return { value: roughly(quoted) + better, better };
}

/** The year in one sentence. `compares` is false if there is no cost today to compare with. */
export function yearSentence(to: Outcome, from: Outcome, compares: boolean, words: Words): string {
  const { value } = shownYear(to, from, compares);
  const key = compares ? (value >= 0 ? 'whatIf.saves' : 'whatIf.costs') : 'whatIf.charging';
  return words(key, { value: words.format.wholePounds(Math.abs(value)) });
}

/** Marks what is not quoted, with how its year differs from the quote's. */
export function differenceSentence(to: Outcome, from: Outcome, compares: boolean, words: Words): string {
  const { better } = shownYear(to, from, compares);
  const value = words.format.wholePounds(Math.abs(better));
  return words(better > 0 ? 'whatIf.better' : better < 0 ? 'whatIf.worse' : 'whatIf.notTheQuote', { value });
}

/** The cost and payback, in a sentence each; what is left in the end is with the chart. */
export function paidSentences(to: Outcome, from: Outcome, words: Words): readonly string[] {
  const { paid, years, covered } = to;
  if (!paid) return covered ? [words('whatIf.covered')] : [];
  const span = paid.inHand.length;
  return [
    ...(years.length > 0
      ? [words('chart.years.summary', { years: span, savings: words.format.wholePounds(paid.lifetime) })]
      : []),
    paid.breakeven === null
      ? words('whatIf.neverPays', { years: span })
      : words('whatIf.pays', { when: paysBack(paid.breakeven, words) }),
    paid.return === null
      ? words('whatIf.loses')
      : words('whatIf.return', { rate: words.format.percentTenths(paid.return * 100) }),
    ...loanSentences(paid, shownYear(to, from).value / 12, words),
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

/** @param exact pounds saved in a month, by the saving of a year as shown */
function loanSentences({ loan }: PaidOutcome, exact: number, words: Words) {
  const saving = Math.round(exact * 100) / 100;
  const gap = loan.month - saving;
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
