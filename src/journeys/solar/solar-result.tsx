// RES-SOL-01…18 in reading order: headline, before and after, details, next steps, breakdown, assumptions.

import { useState } from 'react';
import type { ResultViewProps } from '../../state/result-view.ts';
import { useWidget } from '../../state/widget-context.tsx';
import { Later } from '../../ui/disclosure/later.tsx';
import { PropertyEditor } from '../home/property-editor.tsx';
import { ResultCards } from '../result/cards/result-cards.tsx';
import { Details } from '../result/page/details.tsx';
import { LongPart } from '../result/page/long-part.tsx';
import { ResultEnd } from '../result/page/result-end.tsx';
import { SumsProvider } from '../result/sums/sums-context.tsx';
import { TariffBand } from '../result/tariff/tariff-band.tsx';
import { WhatNext } from '../result/what-next/what-next.tsx';
import { SolarBreakdown } from './breakdown/solar-breakdown.tsx';
import { Alternatives } from './cards/alternatives.tsx';
import { SavingParts } from './cards/saving-parts.tsx';
import { solarCards } from './cards/solar-cards.ts';
import { SolarHeadlineView } from './cards/solar-headline-view.tsx';
import { solarHeadlineText } from './solar-headline-text.ts';

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
