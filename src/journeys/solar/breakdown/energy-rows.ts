// Knows the rows of a year's energy: use, generation, what becomes of it, import (RES-SOL-10, AMB-32).
import type { ResultElectricity } from '../../../domain/result.ts';
import { selfSufficiency, solarShares } from '../../../domain/solar-shares.ts';
import type { Fact } from '../../../ui/facts/facts.tsx';
import { kWh, percent } from '../../../words/format.ts';
import type { Words } from '../../../words/words.ts';

type Row = 'use' | 'generation' | 'made' | 'sell' | 'lost' | 'import' | 'self';

export function energyRows(electricity: ResultElectricity, words: Words): readonly Fact[] {
  const shares = solarShares(electricity);
  const self = selfSufficiency(electricity);
  const row = (name: Row, detail: string | null): Fact => ({
    term: words(`solar.row.${name}`),
    detail: detail ?? words('results.unknown'),
    note: words(`solar.row.${name}.note`),
  });
  const amount = (value: number | null) => (value === null ? null : kWh(value));
  const share = (percentage: number, amount: number) =>
    words('solar.share', { percent: percent(percentage), kWh: kWh(amount) });
  return [
    row('use', amount(electricity.householdConsumption)),
    row('generation', amount(electricity.solarGeneration)),
    row('made', shares && share(shares.percentageMade, shares.madeKwh)),
    row('sell', shares && share(shares.percentageSell, shares.sellKwh)),
    ...(shares?.lost ? [row('lost', share(shares.lost.percentage, shares.lost.kWh))] : []),
    row('import', amount(electricity.importFromGrid)),
    ...(self === null ? [] : [row('self', percent(self))]),
  ];
}
