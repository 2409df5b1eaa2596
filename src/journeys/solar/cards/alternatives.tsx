// HON-07: panels alone compared with panels and a battery.
import type { Alternative } from '../../../domain/extras/alternative.ts';
import { type Result, recommendedRow } from '../../../domain/result.ts';
import { shownDifference } from '../../../domain/shown-difference.ts';
import {
  breakevenYears,
  lifetimeSavings,
  netSavings,
  yearlySavings,
} from '../../../domain/solar-lifetime.ts';
import { useWidget } from '../../../state/widget-context.tsx';
import { Table } from '../../../ui/table/table.tsx';
import type { WordKey } from '../../../words/word-key.ts';
import type { Words } from '../../../words/words.ts';
import { paysBack } from '../../result/headline/pays-back.ts';
import { LongPart } from '../../result/page/long-part.tsx';

type Shown = Omit<Alternative, 'id' | 'tariffName'>;

/** Nothing if the server names no other system, or the quote's own has no price. */
export function Alternatives({ result }: { result: Result }) {
  const { words } = useWidget();
  const { alternatives, totalCost } = result;
  const recommended = recommendedRow(result);
  if (!alternatives?.length || !totalCost || recommended?.savings == null) return null;
  const years = yearlySavings(recommended.electricity.yearlyBreakDowns);
  const quoted = {
    battery: result.request.solar?.batterySize ?? null,
    // As in the sum of all the years.
    left: shownDifference(lifetimeSavings(years), totalCost, netSavings(years, totalCost)),
    cost: totalCost,
    savings: recommended.savings,
    breakeven: breakevenYears(years, totalCost),
  };
  const systems: readonly Shown[] = [quoted, ...alternatives];
  const { aboutPounds, wholePounds } = words.format;
  const row = (name: WordKey, cell: (system: Shown) => string) => ({
    name: words(name),
    cells: systems.map(cell),
  });
  const isWhole = systems.every(({ left }) => left !== null);
  return (
    <LongPart title={words('alternative.title')}>
      <Table
        head={words('alternative.battery')}
        columns={systems.map((one) => named(one, one === quoted, words))}
        rows={[
          row('alternative.savings', ({ savings }) => aboutPounds(savings)),
          row('hp.cost.payback', ({ breakeven }) => paysBack(breakeven, words)),
          // Of the figures as shown.
          ...(isWhole
            ? [
                row('alternative.saved', ({ left, cost }) =>
                  wholePounds(Math.round(left ?? 0) + Math.round(cost)),
                ),
              ]
            : []),
          row('alternative.cost', ({ cost }) => wholePounds(cost)),
        ]}
        {...(isWhole && { total: row('alternative.left', ({ left }) => wholePounds(left ?? 0)) })}
      />
    </LongPart>
  );
}

function named({ battery }: Shown, isQuoted: boolean, words: Words): string {
  const name = battery
    ? words.format.size(battery, 'kWh')
    : words(battery === 0 ? 'alternative.none' : 'alternative.battery');
  return isQuoted ? words('alternative.quoted', { name }) : name;
}
