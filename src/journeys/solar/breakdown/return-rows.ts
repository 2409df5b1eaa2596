// RES-SOL-15…17, AMB-33: payback and the two returns.
import { SOLAR_YEARS, type SolarReturn } from '../../../domain/solar-lifetime.ts';
import type { Words } from '../../../words/words.ts';
import type { SummedFact } from '../../result/sums/summed-facts.tsx';
import { yearsText } from '../years-text.ts';

/** @param years how many years were calculated @param counted sentences about what the years until the payback include */
export function returnRows(
  back: SolarReturn,
  years: number,
  words: Words,
  counted = '',
): readonly SummedFact[] {
  const { breakeven, totalRoi, annualRoi, yearlyReturn } = back;
  const row = (
    name: 'breakeven' | 'total' | 'annual' | 'yearly',
    detail: string,
    sum?: SummedFact['sum'],
    figure?: number | null,
    over = years,
  ): SummedFact => ({
    sum,
    figure,
    term: words(`solar.return.${name}`),
    detail,
    note: words(`solar.return.${name}.note`, { years: over }),
  });
  const paid = row(
    'breakeven',
    breakeven === null ? words('solar.return.never', { years }) : yearsText(breakeven, words),
    'solar-breakeven',
    breakeven,
  );
  return [
    { ...paid, note: counted ? `${paid.note}. ${counted}` : paid.note },
    row('total', words.format.percentTenths(totalRoi), 'solar-total-roi', totalRoi),
    row('annual', words.format.percentTenths(annualRoi), 'solar-annual-roi', annualRoi, SOLAR_YEARS),
    row(
      'yearly',
      yearlyReturn === null ? words('solar.return.loses') : words.format.percentTenths(yearlyReturn),
    ),
  ];
}
