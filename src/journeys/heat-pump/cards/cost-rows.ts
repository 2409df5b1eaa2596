// YOURS-04: what a heat pump takes to pay for: the price, what comes off it, and when it has paid for itself.
import type { WholeCost } from '../../../domain/extras/whole-cost.ts';
import type { Result } from '../../../domain/result.ts';
import type { Words } from '../../../words/words.ts';

export interface CostRow {
  readonly term: string;
  readonly detail: string;
  readonly note?: string;
}

/** None where the server does not say. */
export function costRows({ wholeCost }: Result, words: Words): readonly CostRow[] {
  if (!wholeCost) return [];
  const { price, isTold, grant, boiler, left, service, source, date } = wholeCost;
  const pounds = words.format.wholePounds;
  const note = source && [source, date && words.format.date(date)].filter(Boolean).join(', ');
  const rows = [
    {
      term: words(isTold ? 'label.installerPrice' : 'hp.cost.price'),
      detail: spanText(price, words),
      ...(note && { note }),
    },
    grant > 0 && { term: words('hp.cost.grant'), detail: pounds(-grant) },
    boiler > 0 && { term: words('hp.cost.boiler'), detail: pounds(-boiler) },
    { term: words('hp.cost.left'), detail: spanText(left, words) },
    { term: words('hp.cost.service'), detail: pounds(service) },
    { term: words('hp.cost.payback'), detail: paybackText(wholeCost, words) },
  ];
  return rows.filter((row) => row !== false);
}

/** In two facts, for the headline: what is paid once the grant is off, and when that has come back; none where the server does not say. */
export function answerOfCost({ wholeCost }: Result, words: Words): readonly (readonly [string, string])[] {
  if (!wholeCost) return [];
  const { price, grant } = wholeCost;
  const paid = { low: Math.max(0, price.low - grant), high: Math.max(0, price.high - grant) };
  return [
    [words(grant > 0 ? 'answer.cost.grant' : 'answer.cost'), spanText(paid, words)],
    [words('hp.cost.payback'), paybackText(wholeCost, words)],
  ];
}

function spanText({ low, high }: WholeCost['left'], words: Words): string {
  const pounds = words.format.wholePounds;
  return low === high ? pounds(low) : words('hp.cost.span', { low: pounds(low), high: pounds(high) });
}

/** In whole years: the band of prices is wide. */
function paybackText({ payback: { soonest, latest } }: WholeCost, words: Words): string {
  const years = (value: number) => words.format.number(Math.round(value));
  if (soonest === null) return words('hp.cost.never');
  if (latest === 0) return words('hp.cost.atOnce');
  if (latest === null)
    return soonest === 0
      ? words('hp.cost.atOnceOrNever')
      : words('hp.cost.yearsOrNever', { low: years(soonest) });
  if (soonest === 0) return words('hp.cost.atOnceOr', { high: years(latest) });
  return words('hp.cost.years', { low: years(soonest), high: years(latest) });
}
