// RES-EV-01…22 in reading order: headline, details with their edits, before and after, breakdown, assumptions.
import { useState } from 'react';
import { quotedVehicles } from '../../domain/ev-headline.ts';
import type { ResultViewProps } from '../../state/result-view.ts';
import { useWidget } from '../../state/widget-context.tsx';
import { Button } from '../../ui/button/button.tsx';
import { Later } from '../../ui/disclosure/later.tsx';
import { ChangeButton } from '../change-button.tsx';
import { ResultCards } from '../result/cards/result-cards.tsx';
import { Details } from '../result/page/details.tsx';
import { ResultEnd } from '../result/page/result-end.tsx';
import { SumsProvider } from '../result/sums/sums-context.tsx';
import { TariffBand } from '../result/tariff/tariff-band.tsx';
import { WhatNext } from '../result/what-next/what-next.tsx';
import { EvBarsView } from './cards/ev-bars-view.tsx';
import { type EvEdit, evCards } from './cards/ev-cards.ts';
import { evHeadlineText } from './cards/ev-headline-text.ts';
import { EvHeadlineView } from './cards/ev-headline-view.tsx';
import { VehicleBreakdowns } from './cards/vehicle-breakdowns.tsx';
import { UsageEditor } from './edit/usage-editor.tsx';
import { vehicleEdit } from './edit/vehicle-edit.ts';
import { VehicleEditor } from './edit/vehicle-editor.tsx';

export function EvResult({ result, before }: ResultViewProps) {
  const { words, isShared } = useWidget();
  const [editing, setEditing] = useState<EvEdit | null>(null);
  const close = () => setEditing(null);
  const isComparison = quotedVehicles(result).today !== null;
  const vehicle = editing === 'usage' || editing === null ? null : vehicleEdit(editing, isComparison);
  const changeTariff = isShared ? null : (
    <ChangeButton says="ev.card.tariff.change" opens="dialog" onClick={() => setEditing('usage')} />
  );
  return (
    <SumsProvider sums={result.sums}>
      <div className="result">
        <EvHeadlineView result={result} before={before} />
        <Later>
          <Details>
            <ResultCards groups={evCards} result={result} before={before} onEdit={setEditing} />
            <TariffBand result={result} action={changeTariff} />
            <EvBarsView result={result} />
          </Details>
          <Later>
            <VehicleBreakdowns result={result} />
            <ResultEnd result={result} before={before} of={(some) => evHeadlineText(some, words)} />
            <WhatNext steps={['next.ev', 'next.ev.charger']} result={result}>
              {!isShared && (
                <Button look="secondary" opens="dialog" onClick={() => setEditing('electric')}>
                  {words('next.ev.other')}
                </Button>
              )}
            </WhatNext>
          </Later>
        </Later>
        <UsageEditor open={editing === 'usage'} result={result} onClose={close} />
        <VehicleEditor edit={vehicle} onClose={close} />
      </div>
    </SumsProvider>
  );
}
