// HON-07: panels alone beside panels with a battery.
import type { Alternative } from '../../../domain/extras/alternative.ts';
import { type Result, recommendedRow } from '../../../domain/result.ts';
import { breakevenYears, yearlySavings } from '../../../domain/solar-lifetime.ts';
import { useWidget } from '../../../state/widget-context.tsx';
import { Heading } from '../../../ui/heading/heading.tsx';
import type { Words } from '../../../words/words.ts';
import { yearsText } from '../years-text.ts';

/** Nothing where the server names no other system, or the quote's own has no price. */
export function Alternatives({ result }: { result: Result }) {
  const { words } = useWidget();
  const { alternatives, totalCost } = result;
  const row = recommendedRow(result);
  if (!alternatives?.length || !totalCost || row?.savings == null) return null;
  const years = yearlySavings(row.electricity.yearlyBreakDowns);
  const quoted = {
    cost: totalCost,
    savings: row.savings,
    breakeven: breakevenYears(years, totalCost),
    tariffName: row.tariffName ?? '',
  };
  return (
    <section className="result__section alternatives">
      <Heading level={3}>{words('alternative.title')}</Heading>
      <div className="alternatives__systems">
        <System name={words('alternative.with')} system={quoted} />
        {alternatives.map((one) => (
          <System key={one.id} name={words(`alternative.${one.id}`)} system={one} />
        ))}
      </div>
    </section>
  );
}

function System({ name, system }: { name: string; system: Omit<Alternative, 'id'> }) {
  const { words } = useWidget();
  return (
    <div className="alternatives__system">
      <p className="alternatives__name">{name}</p>
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

function systemRows({ cost, savings, breakeven, tariffName }: Omit<Alternative, 'id'>, words: Words) {
  const { wholePounds } = words.format;
  return [
    [words('alternative.cost'), wholePounds(cost)],
    [words('alternative.savings'), wholePounds(savings)],
    [
      words('alternative.breakeven'),
      breakeven === null ? words('alternative.never') : yearsText(Math.round(breakeven * 10) / 10, words),
    ],
    [words('alternative.tariff'), tariffName],
  ] as const;
}
