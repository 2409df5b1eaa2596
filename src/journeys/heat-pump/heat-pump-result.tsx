// RES-HP-01…17 in reading order: headline, details, tariff, cost, breakdown, assumptions, next steps.

import { useState } from 'react';
import type { ResultViewProps } from '../../state/result-view.ts';
import { useJourney, useWidget } from '../../state/widget-context.tsx';
import { Later } from '../../ui/disclosure/later.tsx';
import { PropertyEditor } from '../home/property-editor.tsx';
import { ResultCards } from '../result/cards/result-cards.tsx';
import { priceFact } from '../result/headline/price-fact.ts';
import { Details } from '../result/page/details.tsx';
import { LongPart } from '../result/page/long-part.tsx';
import { ResultEnd } from '../result/page/result-end.tsx';
import { SummedFacts } from '../result/sums/summed-facts.tsx';
import { SumsProvider } from '../result/sums/sums-context.tsx';
import { TariffBand } from '../result/tariff/tariff-band.tsx';
import { WhatNext } from '../result/what-next/what-next.tsx';
import { breakdownRows } from './cards/breakdown-rows.ts';
import { costRows } from './cards/cost-rows.ts';
import { heatPumpCards } from './cards/heat-pump-cards.ts';
import { HeatPumpCo2 } from './cards/heat-pump-co2.tsx';
import { heatPumpHeadlineText } from './cards/heat-pump-headline-text.ts';
import { HeatPumpHeadlineView } from './cards/heat-pump-headline-view.tsx';
import { savedBy } from './cards/saved-by.ts';
import { SpecifiedAssumptions } from './cards/specified-assumptions.tsx';

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
