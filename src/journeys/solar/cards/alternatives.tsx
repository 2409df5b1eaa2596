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
import { Tag } from '../../../ui/tag/tag.tsx';
import type { Words } from '../../../words/words.ts';
import { paysBack } from '../../result/headline/pays-back.ts';
import { LongPart } from '../../result/page/long-part.tsx';

type Shown = Omit<Alternative, 'id'>;

/** Nothing if the server names no other system, or the quote's own has no price. */
export function Alternatives({ result }: { result: Result }) {
  const { words } = useWidget();
  const { alternatives, totalCost, whatIf } = result;
  const lifetime = whatIf?.lifetime;
  const row = recommendedRow(result);
  if (!alternatives?.length || !totalCost || row?.savings == null) return null;
  const years = yearlySavings(row.electricity.yearlyBreakDowns);
  const quoted = {
    battery: result.request.solar?.batterySize ?? null,
    // As in the sum of all the years.
    left: shownDifference(lifetimeSavings(years), totalCost, netSavings(years, totalCost)),
    replaced: lifetime ? lifetime.replacements.reduce((sum, one) => sum + one.cost, 0) : null,
    cost: totalCost,
    savings: row.savings,
    breakeven: breakevenYears(years, totalCost),
    tariffName: row.tariffName ?? '',
  };
  return (
    <LongPart title={words('alternative.title')}>
      <div className="alternatives__systems">
        {[quoted, ...alternatives].map((one) => (
          <System key={one.battery} system={one} isQuoted={one === quoted} />
        ))}
      </div>
    </LongPart>
  );
}

function System({ system, isQuoted }: { system: Shown; isQuoted: boolean }) {
  const { words } = useWidget();
  const { battery } = system;
  return (
    <div className="alternatives__system">
      <p className="alternatives__name">
        <span>
          {battery
            ? words('alternative.with-battery', { size: words.format.size(battery, 'kWh') })
            : words(battery === 0 ? 'alternative.panels-only' : 'alternative.with')}
        </span>
        {isQuoted && <Tag>{words('alternative.quoted')}</Tag>}
      </p>
      <dl>
        {systemRows(system, words).map(
          ([term, detail]) =>
            detail && (
              <div className="alternatives__row" key={term}>
                <dt>{term}</dt>
                <dd translate="no">{detail}</dd>
              </div>
            ),
        )}
      </dl>
    </div>
  );
}

function systemRows({ cost, savings, breakeven, left, replaced, tariffName }: Shown, words: Words) {
  const { aboutPounds, wholePounds } = words.format;
  return [
    ...(left === null ? [] : [[words('alternative.left'), wholePounds(left)] as const]),
    // Of the figures as shown.
    ...(left === null || replaced === null
      ? []
      : [
          [
            words('alternative.saved', { cost: wholePounds(replaced) }),
            wholePounds(Math.round(left) + Math.round(cost)),
          ] as const,
        ]),
    [words('alternative.cost'), wholePounds(cost)],
    [words('alternative.savings'), aboutPounds(savings)],
    [words('hp.cost.payback'), paysBack(breakeven, words)],
    [words('alternative.tariff'), tariffName],
  ] as const;
}
