// RES-SOL-10, AMB-32: use, generation, where it goes, import.
import type { ResultElectricity } from '../../../domain/result.ts';
import { selfSufficiency, solarShares } from '../../../domain/solar-shares.ts';
import type { Words } from '../../../words/words.ts';
import type { SummedFact } from '../../result/sums/summed-facts.tsx';

type Row = 'use' | 'generation' | 'made' | 'sell' | 'lost' | 'import' | 'self';

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
