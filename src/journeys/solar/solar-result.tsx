import { useState } from 'react';
import { billSaving, currentRow, type Result, recommendedRow } from '../../domain/result.ts';
import type { Alternative } from '../../domain/result-extras.ts';
import { roundTogether, shownDifference } from '../../domain/shown-figures.ts';
import { breakevenYears, lifetimeSavings, netSavings, yearlySavings } from '../../domain/solar.ts';
import type { ResultViewProps } from '../../state/asset-descriptor.ts';
import { useWidget } from '../../state/widget.tsx';
import { type Bar, BarCompare } from '../../ui/bars/bars.tsx';
import { LongPart } from '../../ui/disclosure/disclosure.tsx';
import { Later } from '../../ui/disclosure/later.tsx';
import { Table } from '../../ui/facts/table.tsx';
import type { WordKey } from '../../words/word-key.ts';
import type { Words } from '../../words/words.ts';
import { Details, ResultCards } from '../result/cards/result-cards.tsx';
import { PropertyEditor } from '../result/edit/property-editor.tsx';
import { paysBack } from '../result/headline/answer.ts';
import { HeadlineFigureView, HeadlineView } from '../result/headline/headline-view.tsx';
import { ResultEnd } from '../result/page/result-end.tsx';
import { billText } from '../result/prices/price-text.ts';
import { SumsProvider } from '../result/sums/sum-opener.tsx';
import { SummedBars } from '../result/sums/summed-rows.tsx';
import { TariffBand } from '../result/tariff/tariff-band.tsx';
import { WhatNext } from '../take-along/next-steps.tsx';
import { SolarBreakdown } from './solar-breakdown.tsx';
import { solarCards } from './solar-cards.ts';
import { solarAnswer, solarHeadlineText } from './solar-text.ts';

/** RES-SOL-01…18 in reading order: headline, before and after, details, next steps, breakdown, assumptions. */
export function SolarResult({ result, before }: ResultViewProps) {
  const { words } = useWidget();
  const [editing, setEditing] = useState(false);
  return (
    <SumsProvider sums={result.sums}>
      <div className="result">
        <SolarHeadlineView result={result} before={before} />
        <Later>
          <Details>
            <SavingParts result={result} />
            <ResultCards
              groups={solarCards}
              result={result}
              before={before}
              onEdit={() => setEditing(true)}
            />
            <TariffBand result={result} />
          </Details>
          <Alternatives result={result} />
          <Later>
            <ResultEnd
              result={result}
              before={before}
              of={(some) => solarHeadlineText(some, words)}
              breakdown={
                <LongPart title={words('results.breakdown')}>
                  <SolarBreakdown result={result} />
                </LongPart>
              }
            />
            <WhatNext steps={['next.solar']} result={result} />
          </Later>
        </Later>
        <PropertyEditor open={editing} onClose={() => setEditing(false)} />
      </div>
    </SumsProvider>
  );
}

/** RES-SOL-01: the saving a year or the extra cost, and the price of the system. */
function SolarHeadlineView({ result, before }: ResultViewProps) {
  const { words } = useWidget();
  const of = (some: Result) => solarHeadlineText(some, words);
  return (
    <HeadlineView
      asset="solar"
      result={result}
      before={before}
      of={of}
      title={words('solar.picture')}
      lead={
        <div className="result__words stack stack--4">
          <HeadlineFigureView
            result={result}
            before={before}
            of={of}
            name="solar-headline"
            answer={solarAnswer(result, words)}
          />
          <BillBars result={result} />
        </div>
      }
    />
  );
}

/** The bill before and after. */
function BillBars({ result }: { result: Result }) {
  const { words } = useWidget();
  const now = currentRow(result)?.annualCost ?? null;
  const after = recommendedRow(result)?.annualCost ?? null;
  if (now === null || after === null) return null;
  return (
    <SummedBars
      caption={billCaption(after, result.totalCost, words)}
      bars={[
        {
          name: words('bill.today'),
          value: now,
          text: billText(now, words),
          figure: 'solar-bill-now',
        },
        {
          name: words(recommendedRow(result)?.tariffName ? 'solar.bill.after' : 'solar.bill.afterAlone'),
          value: after,
          text: billText(after, words),
          figure: 'solar-bill-after',
        },
      ]}
    />
  );
}

/** A payment is never shown without its conditions. */
function billCaption(after: number, cost: number | null, words: Words): string {
  return after < 0 && cost
    ? words('solar.bill.credit', { cost: words.format.aboutPounds(cost) })
    : words('solar.bill.other');
}

/**
 * Says how much of a saving comes from the panels and how much from a change of tariff. Nothing if the server does not say, or
 * there is only one part.
 */
function SavingParts({ result }: { result: Result }) {
  const { words } = useWidget();
  const { parts, savings } = recommendedRow(result) ?? {};
  if (!parts) return null;
  const headline = billSaving(result);
  const shown = headline ? Math.round(headline.kind === 'save' ? headline.value : -headline.value) : 0;
  const all = [parts.panels, parts.battery, parts.tariff];
  const [panels = 0, battery = 0, tariff = 0] = savings ? roundTogether(all, savings, shown) : all;
  const saves = savings !== null && savings !== undefined && savings > 0;
  const caption =
    saves && tariff > 0
      ? words('solar.parts.tariff', { tariff: words.format.wholePounds(tariff) })
      : words(saves ? 'solar.parts' : 'solar.parts.noSaving');
  const bar = (name: string, value: number) => ({ name, value, text: words.format.wholePounds(value) });
  const hasBattery = battery !== 0 || result.request.solar?.batterySize !== 0;
  const bars: Bar[] = [
    bar(words('solar.parts.panels'), panels),
    ...(hasBattery ? [bar(words('solar.parts.battery'), battery)] : []),
    ...(tariff === 0 ? [] : [bar(words('solar.parts.switch'), tariff)]),
  ];
  return bars.length > 1 && <BarCompare caption={caption} bars={bars} />;
}

type Shown = Omit<Alternative, 'id' | 'tariffName'>;

/**
 * HON-07: panels alone compared with panels and a battery. Nothing if the server names no other system, or the quote's own has no
 * price.
 */
function Alternatives({ result }: { result: Result }) {
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
        columns={systems.map((one) => systemName(one, one === quoted, words))}
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

function systemName({ battery }: Shown, isQuoted: boolean, words: Words): string {
  const name = battery
    ? words.format.size(battery, 'kWh')
    : words(battery === 0 ? 'alternative.none' : 'alternative.battery');
  return isQuoted ? words('alternative.quoted', { name }) : name;
}
