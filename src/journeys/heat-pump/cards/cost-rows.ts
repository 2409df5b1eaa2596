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
  const span = ({ low, high }: WholeCost['left']) =>
    low === high ? pounds(low) : words('hp.cost.span', { low: pounds(low), high: pounds(high) });
  const note = source && [source, date && words.format.date(date)].filter(Boolean).join(', ');
  const rows = [
    {
      term: words(isTold ? 'label.installerPrice' : 'hp.cost.price'),
      detail: span(price),
      ...(note && { note }),
    },
    grant > 0 && { term: words('hp.cost.grant'), detail: pounds(-grant) },
    boiler > 0 && { term: words('hp.cost.boiler'), detail: pounds(-boiler) },
    { term: words('hp.cost.left'), detail: span(left) },
    { term: words('hp.cost.service'), detail: pounds(service) },
    { term: words('hp.cost.payback'), detail: paybackText(wholeCost, words) },
  ];
  return rows.filter((row) => row !== false);
}

function paybackText({ payback: { soonest, latest } }: WholeCost, words: Words): string {
  const years = words.format.decimal;
  if (soonest === null) return words('hp.cost.never');
  if (latest === 0) return words('hp.cost.atOnce');
  if (latest === null)
    return soonest === 0
      ? words('hp.cost.atOnceOrNever')
      : words('hp.cost.yearsOrNever', { low: years(soonest) });
  if (soonest === 0) return words('hp.cost.atOnceOr', { high: years(latest) });
  return words('hp.cost.years', { low: years(soonest), high: years(latest) });
}
