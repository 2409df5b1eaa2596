// RES-SOL-01…18 as a story: headline, before and after, details, what next, the breakdown, what was assumed.

import { useState } from 'react';
import type { ResultViewProps } from '../../state/result-view.ts';
import { useWidget } from '../../state/widget-context.tsx';
import { Later } from '../shared/beside/later.tsx';
import { LongPart } from '../shared/beside/long-part.tsx';
import { ResultEnd } from '../shared/beside/result-end.tsx';
import { ResultCards } from '../shared/cards/result-cards.tsx';
import { EnquiryCall } from '../shared/enquiry/enquiry-call.tsx';
import { WhatNext } from '../shared/next/what-next.tsx';
import { PropertyEditor } from '../shared/property-editor/property-editor.tsx';
import { SumsProvider } from '../shared/sums/sums-context.tsx';
import { TariffBand } from '../shared/tariff/tariff-band.tsx';
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
    <SumsProvider sums={result.sums}>
      <div className="result">
        <SolarHeadlineView result={result} before={before} />
        <Later>
          <div className="solar-why">
            <BillBars result={result} />
            <SavingParts result={result} />
          </div>
          <ResultCards groups={solarCards} result={result} before={before} onEdit={() => setEditing(true)} />
          <TariffBand result={result} />
          <Alternatives result={result} />
          <Later>
            <LongPart title={words('solar.breakdown')}>
              <SolarBreakdown result={result} />
            </LongPart>
            <ResultEnd result={result} />
            <WhatNext of="solar" result={result}>
              <EnquiryCall result={result} />
            </WhatNext>
          </Later>
        </Later>
        <PropertyEditor open={editing} onClose={() => setEditing(false)} />
      </div>
    </SumsProvider>
  );
}
