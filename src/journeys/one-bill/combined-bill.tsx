import { useState } from 'react';
import type { Combined } from '../../domain/result-extras.ts';
import { roundTogether } from '../../domain/shown-figures.ts';
import { quotedName, shownResult } from '../../state/fetch-result.ts';
import { useJourney, useWidget } from '../../state/widget.tsx';
import { StackedBars } from '../../ui/bars/bars.tsx';
import { LongPart } from '../../ui/disclosure/disclosure.tsx';
import { Later } from '../../ui/disclosure/later.tsx';
import { Table } from '../../ui/facts/table.tsx';
import { Figure } from '../../ui/figure/figure.tsx';
import { unbroken } from '../../words/in-sentence.ts';
import { DayHome } from '../result/day/day-home.tsx';
import { AnswerFacts } from '../result/headline/answer-facts.tsx';
import { homeUse, wasText } from '../result/headline/headline.ts';
import { Updated } from '../result/headline/headline-view.tsx';
import { PricesNote } from '../result/prices/prices-note.tsx';
import { RangeView } from '../result/range/range-view.tsx';
import { SumOpener, SumsProvider } from '../result/sums/sum-opener.tsx';
import { ConditionList } from '../result/tariff/tariff-band.tsx';
import { TariffClock } from '../result/tariff/tariff-clock.tsx';
import { type Bill, billAnswer, billHeadline, billRates, savedAlone, sum } from './bill.ts';

const INKS = { electricity: 1, standing: 4, heating: 6, 'car-fuel': 2, 'car-tax': 3, export: 5 } as const;

/** HON-16: the whole home calculated with all assets on one tariff, above the tabs. */
export function CombinedBill({ combined }: { combined: Bill }) {
  const widget = useWidget();
  const { words } = widget;
  const { parts, stacks, saving } = combined;
  const headline = billHeadline(combined, widget);
  const { figure } = headline;
  const { without, ...answer } = billAnswer(combined, widget);
  // A bill of other assets is another bill: it has no earlier figure.
  const of = combined.assets.join();
  const results = useJourney((state) => state.results);
  const added = combined.assets.flatMap((asset) => {
    const result = shownResult(results[asset]);
    return result ? [{ asset, result }] : [];
  });
  const quoted = added.map(({ result }) => result);
  const bill = { headline, of, stacks, kWh: quoted.flatMap((result) => homeUse(result) ?? []) };
  const [{ now, before }, setBills] = useState({ now: bill, before: bill });
  if (now.headline.sentence !== headline.sentence || now.of !== of)
    setBills({ now: bill, before: now.of === of ? now : bill });
  const was = wasText(headline, before.headline, words);
  const [used] = before.kWh;
  // The bill comes with the first result of an edit, while others still have the use from before.
  const uses = [used, bill.kWh.find((use) => use !== used) ?? used] as const;
  const behind = (
    <>
      <SumOpener id="bill-savings" title={figure.title} value={saving} hasText />
      <p className="prices__note note">{billRates(combined, words)}</p>
      <PricesNote results={quoted} isBill folded />
    </>
  );
  return (
    <SumsProvider sums={combined.sums}>
      <section className="combined">
        <div className="combined__figure">
          <Figure
            name="bill-savings"
            label={figure.title}
            text={figure.text}
            was={was}
            note={figure.tail}
            isCost={figure.isCost}
          />
          <Updated result={headline} before={was ? before.headline : null} of={(one) => one} uses={uses} />
          {without && <p className="combined__without answer__lacks">{without}</p>}
          <AnswerFacts {...answer} uses={uses} />
        </div>
        <div className="combined__figure">
          <RangeView range={combined.range ?? undefined} name="bill-savings" untaxed={!!answer.lacks}>
            {behind}
          </RangeView>
          {!combined.range?.drivers.length && behind}
          <PricesNote results={quoted} isBill />
        </div>
        <DayHome clock={combined.clock} added={added} />
        <Later>
          <StackedBars
            caption={words('bill.caption')}
            parts={parts.map((id) => ({ id, name: words(`bill.part.${id}`), ink: INKS[id] }))}
            stacks={stacks.map((stack, at) => {
              const value = before.stacks[at]?.total;
              return value && value !== stack.total
                ? { ...stack, was: words('results.was', { value }) }
                : stack;
            })}
            words={{
              part: words('bill.part'),
              head: words('bill.part.of'),
              total: words('bill.total'),
              zero: words('range.zero.cost'),
            }}
          />
          <div className="combined__folds">
            <FairShares combined={combined} saving={saving} />
            <TariffNote combined={combined} />
          </div>
        </Later>
      </section>
    </SumsProvider>
  );
}

/** The tariff, and why there is only one; opened if the home does not meet its terms. */
function TariffNote({ combined }: { combined: Combined }) {
  const { words, product } = useWidget();
  const { tariff, assets, conditions } = combined;
  return (
    <LongPart
      look="card"
      open={!!conditions?.some(({ met }) => met === false)}
      title={
        tariff.tariffName
          ? words('bill.tariff', { tariff: unbroken(tariff.tariffName) })
          : words('bill.tariff.none')
      }
    >
      {tariff.tariffName && <p>{words('bill.tariff.why', { supplier: tariff.supplierName ?? '' })}</p>}
      {assets.some((asset) => product.asset(asset).about === 'vehicle') &&
        !combined.today.some(({ id }) => id === 'car-fuel') && <p>{words('bill.charging')}</p>}
      <TariffClock clock={combined.clock} tariff={tariff.tariffName ?? ''} />
      <ConditionList conditions={conditions} />
    </LongPart>
  );
}

interface FairSharesProps {
  readonly combined: Pick<Combined, 'shares'>;
  /** Pounds a year, as shown above them; they add up to the total. */
  readonly saving: number;
}

/** What each technology adds to the saving of the others, and saves alone. */
function FairShares({ combined: { shares }, saving }: FairSharesProps) {
  const { words, product } = useWidget();
  const results = useJourney((state) => state.results);
  if (shares.length < 2) return null;
  const exact = shares.map(({ value }) => value);
  const total = sum(exact);
  const shown = roundTogether(exact, total, saving);
  const alone = savedAlone(shares);
  const { wholePounds, aboutPounds } = words.format;
  const columns = [
    { name: words('bill.shares.together'), values: [...shown, saving].map(wholePounds) },
    ...(alone ? [{ name: words('bill.shares.alone'), values: [...alone, sum(alone)].map(aboutPounds) }] : []),
  ];
  const cellsOf = (row: number) => columns.map(({ values }) => values[row]);
  return (
    <LongPart look="card" title={words('bill.shares')}>
      <Table
        head={words('alternative.savings')}
        columns={columns.map(({ name }) => name)}
        rows={shares.map(({ asset }, at) => ({
          name: words(quotedName(product.asset(asset), results)),
          cells: cellsOf(at),
        }))}
        total={{ name: words('bill.total'), cells: cellsOf(shares.length) }}
      />
      <p className="note">{words('bill.shares.why')}</p>
    </LongPart>
  );
}
