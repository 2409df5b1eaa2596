import type { ResultElectricity } from '../../domain/result.ts';
import { SOLAR_YEARS, type SolarReturn, selfSufficiency, solarShares } from '../../domain/solar.ts';
import type { Words } from '../../words/words.ts';
import type { SummedFact } from '../result/sums/summed-rows.tsx';
import { yearsText } from './solar-text.ts';

type Row = 'use' | 'generation' | 'made' | 'sell' | 'lost' | 'import' | 'self';

/** RES-SOL-10, AMB-32: use, generation, where it goes, import. */
export function energyRows(electricity: ResultElectricity, words: Words): readonly SummedFact[] {
  const shares = solarShares(electricity);
  const self = selfSufficiency(electricity);
  const row = (
    name: Row,
    detail: string | null,
    sum: Pick<SummedFact, 'sum' | 'figure'> = {},
  ): SummedFact => ({
    ...sum,
    term: words(`solar.row.${name}`),
    detail: detail ?? words('results.unknown'),
    note: words(`solar.row.${name}.note`),
  });
  const amount = (value: number | null) => (value === null ? null : words.format.kWh(value));
  const share = (percentage: number, amount: number) =>
    words('solar.share', { percent: words.format.percent(percentage), kWh: words.format.kWh(amount) });
  return [
    row('use', amount(electricity.householdConsumption)),
    row('generation', amount(electricity.solarGeneration), {
      sum: 'solar-generation',
      figure: electricity.solarGeneration,
    }),
    row('made', shares && share(shares.percentageMade, shares.madeKwh)),
    row('sell', shares && share(shares.percentageSell, shares.sellKwh)),
    ...(shares?.lost ? [row('lost', share(shares.lost.percentage, shares.lost.kWh))] : []),
    row('import', amount(electricity.importFromGrid)),
    ...(self === null
      ? []
      : [row('self', words.format.percent(self), { sum: 'solar-self-sufficiency', figure: self })]),
  ];
}

/**
 * RES-SOL-15…17, AMB-33: payback and the two returns.
 * @param years how many years were calculated
 * @param counted sentences about what the years until the payback include
 */
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
