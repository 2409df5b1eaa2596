// RES-SOL-01…18 in reading order: headline, before and after, details, next steps, breakdown, assumptions.

import { useState } from 'react';
import type { ResultViewProps } from '../../state/result-view.ts';
import { useWidget } from '../../state/widget-context.tsx';
import { PropertyEditor } from '../home/property-editor.tsx';
import { ResultCards } from '../result/cards/result-cards.tsx';
import { LongPart } from '../result/page/long-part.tsx';
import { ResultPage } from '../result/page/result-page.tsx';
import { TariffBand } from '../result/tariff/tariff-band.tsx';
import { WhatNext } from '../result/what-next/what-next.tsx';
import { EnquiryCall } from '../take-along/enquiry/enquiry-call.tsx';
import { SolarBreakdown } from './breakdown/solar-breakdown.tsx';
import { Alternatives } from './cards/alternatives.tsx';
import { BillBars } from './cards/bill-bars.tsx';
import { SavingParts } from './cards/saving-parts.tsx';
import { solarCards } from './cards/solar-cards.ts';
import { SolarHeadlineView } from './cards/solar-headline-view.tsx';

export function SolarResult({ result, before }: ResultViewProps) {
  const { words } = useWidget();
  const [editing, setEditing] = useState(false);
  return (
    <ResultPage
      result={result}
      headline={<SolarHeadlineView result={result} before={before} />}
      details={
        <>
          <div className="solar-why">
            <BillBars result={result} />
            <SavingParts result={result} />
          </div>
          <ResultCards groups={solarCards} result={result} before={before} onEdit={() => setEditing(true)} />
          <TariffBand result={result} />
        </>
      }
      next={
        <WhatNext of="solar" result={result}>
          <EnquiryCall result={result} />
        </WhatNext>
      }
      editors={<PropertyEditor open={editing} onClose={() => setEditing(false)} />}
    >
      <Alternatives result={result} />
      <LongPart title={words('results.breakdown')}>
        <SolarBreakdown result={result} />
      </LongPart>
    </ResultPage>
  );
}
