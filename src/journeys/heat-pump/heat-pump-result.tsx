import { useState } from 'react';
import { billSaving, currentRow, type Result, recommendedRow } from '../../domain/result.ts';
import type { ResultViewProps } from '../../state/asset-descriptor.ts';
import { useJourney, useWidget } from '../../state/widget.tsx';
import { BarCompare } from '../../ui/bars/bars.tsx';
import { LongPart } from '../../ui/disclosure/disclosure.tsx';
import { Later } from '../../ui/disclosure/later.tsx';
import { Explained } from '../../ui/text/term.tsx';
import { Details, ResultCards } from '../result/cards/result-cards.tsx';
import { PropertyEditor } from '../result/edit/property-editor.tsx';
import { priceFact } from '../result/headline/answer.ts';
import { headlineOf } from '../result/headline/headline.ts';
import { HeadlineFigureView, HeadlineView } from '../result/headline/headline-view.tsx';
import { ResultEnd } from '../result/page/result-end.tsx';
import { SumsProvider } from '../result/sums/sum-opener.tsx';
import { SummedFacts } from '../result/sums/summed-rows.tsx';
import { TariffBand } from '../result/tariff/tariff-band.tsx';
import { WhatNext } from '../take-along/next-steps.tsx';
import { heatPumpCards } from './heat-pump-cards.ts';
import { breakdownRows } from './heat-pump-rows.ts';
import { answerOfCost, co2Headline, costRows, heatPumpHeadlineText, savedBy } from './heat-pump-text.ts';

/** RES-HP-01…17 in reading order: headline, details, tariff, cost, breakdown, assumptions, next steps. */
export function HeatPumpResult({ result, before }: ResultViewProps) {
  const { words } = useWidget();
  const fuel = useJourney((state) => result.request.ashp?.heatingFuel ?? state.answers.heatingFuel);
  const [editing, setEditing] = useState(false);
  const costs = costRows(result, words);
  const by = savedBy(result, words);
  return (
    <SumsProvider sums={result.sums}>
      <div className="result">
        <HeatPumpHeadlineView result={result} before={before} />
        <Later>
          <Details>
            <HeatPumpCo2 result={result} before={before} />
            <ResultCards
              groups={heatPumpCards}
              result={result}
              before={before}
              onEdit={() => setEditing(true)}
            />
            <TariffBand result={result} />
          </Details>
          <Later>
            {costs.length > 0 && (
              <LongPart title={words('hp.cost')} fact={priceFact(result, words)?.[1]}>
                <SummedFacts rows={costs} />
              </LongPart>
            )}
            <ResultEnd
              result={result}
              before={before}
              of={(some) => heatPumpHeadlineText(some, words)}
              breakdown={
                <LongPart title={words('results.breakdown')}>
                  <SummedFacts
                    rows={breakdownRows(result, words).map(({ label, value, ...row }) => ({
                      ...row,
                      term: words(label),
                      detail: value ?? words('results.unknown'),
                      ...(value === null ? { note: words('results.afterSurvey') } : {}),
                    }))}
                  />
                  {by && <p>{by}</p>}
                </LongPart>
              }
            >
              {fuel !== null && <p className="result__text">{words(`hp.text.${fuel}`)}</p>}
              <SpecifiedAssumptions />
            </ResultEnd>
            <WhatNext steps={['next.hp']} result={result} />
          </Later>
        </Later>
        <PropertyEditor open={editing} onClose={() => setEditing(false)} />
      </div>
    </SumsProvider>
  );
}

/** RES-HP-01, RES-HP-15: the saving with its bill, the price, and what is not quoted. */
function HeatPumpHeadlineView(props: ResultViewProps) {
  const { result } = props;
  const { words } = useWidget();
  const of = (some: Result) => heatPumpHeadlineText(some, words);
  return (
    <HeadlineView
      asset="ashp"
      {...props}
      of={of}
      lead={
        <div className="result__words stack stack--4">
          <HeadlineFigureView {...props} of={of} name="hp-headline" answer={answerOfCost(result, words)} />
          <HeatPumpBill result={result} />
        </div>
      }
    />
  );
}

/**
 * HON-19: the whole home's bill before and after. Of today's, what the heating costs looks as heating fuel does in the one bill.
 */
function HeatPumpBill({ result }: { readonly result: Result }) {
  const { words } = useWidget();
  const now = currentRow(result)?.annualCost ?? null;
  const after = recommendedRow(result)?.annualCost ?? null;
  if (now === null || after === null) return null;
  const { wholePounds } = words.format;
  const heating = result.breakdown?.oldFuelCost ?? 0;
  const isPart = heating > 0 && heating < now;
  return (
    <BarCompare
      caption={words('hp.bill')}
      bars={[
        {
          name: words(isPart ? 'hp.bill.now.heating' : 'hp.bill.now', { value: wholePounds(heating) }),
          value: now,
          text: wholePounds(now),
          figure: 'hp-cost-now',
          ...(isPart ? { ends: heating } : { look: 'before' }),
        },
        {
          name: words('hp.bill.after'),
          value: after,
          text: wholePounds(after),
          figure: 'hp-cost-after',
        },
      ]}
    />
  );
}

/** RES-HP-02: the CO2 in its own card; nothing if the CO2 is the headline, or unknown. */
function HeatPumpCo2(props: ResultViewProps) {
  const { result } = props;
  const { words } = useWidget();
  if (!billSaving(result) || !co2Headline(result, words)) return null;
  return (
    <HeadlineFigureView
      {...props}
      of={(some: Result) => co2Headline(some, words) ?? headlineOf('')}
      name="hp-co2"
      answer={null}
      className="card result__words stack stack--4 heat-pump-second"
    />
  );
}

const SPECIFIED = ['hotWater', 'house', 'flow', 'legionella', 'electric'] as const;

/** RES-HP-10…15: the specification's five assumptions, and what is not quoted. */
function SpecifiedAssumptions() {
  const { words } = useWidget();
  return (
    <>
      <ul className="stack stack--2">
        {SPECIFIED.map((one) => (
          <li key={one}>
            <Explained>{words(`hp.assume.${one}`)}</Explained>
          </li>
        ))}
      </ul>
      <p>{words('hp.notQuoted')}</p>
    </>
  );
}
