// Knows an electric vehicle's result as a story: headline, before and after, details with their edits, breakdown, assumptions (RES-EV-01…22).
import { useState } from 'react';
import { quotedVehicles } from '../../domain/ev-headline.ts';
import { useWidget } from '../../state/widget-context.tsx';
import { Button } from '../../ui/button/button.tsx';
import { Disclosure } from '../../ui/disclosure/disclosure.tsx';
import { Heading } from '../../ui/heading/heading.tsx';
import { ResultCards } from '../shared/cards/result-cards.tsx';
import { TariffCard } from '../shared/cards/tariff-card.tsx';
import type { ResultViewProps } from '../shared/result-view.ts';
import { EvBarsView } from './cards/ev-bars-view.tsx';
import { type EvEdit, evCards } from './cards/ev-cards.ts';
import { EvHeadlineView } from './cards/ev-headline-view.tsx';
import { VehicleBreakdowns } from './cards/vehicle-breakdowns.tsx';
import { UsageEditor } from './edit/usage-editor.tsx';
import { vehicleEdit } from './edit/vehicle-edit.ts';
import { VehicleEditor } from './edit/vehicle-editor.tsx';

export function EvResult({ result, before }: ResultViewProps) {
  const { words } = useWidget();
  const [editing, setEditing] = useState<EvEdit | null>(null);
  const close = () => setEditing(null);
  const isComparison = quotedVehicles(result).today !== null;
  const vehicle = editing === 'usage' || editing === null ? null : vehicleEdit(editing, isComparison);
  const changeTariff = (
    <Button
      look="link"
      label={words('ev.card.tariff.change')}
      opens="dialog"
      onClick={() => setEditing('usage')}
    >
      {words('action.change')}
    </Button>
  );
  return (
    <div className="result">
      <EvHeadlineView result={result} before={before} />
      <EvBarsView result={result} />
      <section className="result__section">
        <Heading level={3}>{words('results.details')}</Heading>
        <ResultCards cards={evCards} result={result} before={before} onEdit={setEditing}>
          <TariffCard result={result} as="li" action={changeTariff} />
        </ResultCards>
      </section>
      <VehicleBreakdowns result={result} />
      {result.assumptions.length > 0 && (
        <Disclosure summary={words('results.assumptions')} look="section">
          <ul className="ev-assumptions">
            {result.assumptions.map(({ text, value }) => (
              <li key={text}>
                {text}
                {value && <span className="ev-assumptions__value">: {value}</span>}
              </li>
            ))}
          </ul>
        </Disclosure>
      )}
      <UsageEditor open={editing === 'usage'} result={result} onClose={close} />
      <VehicleEditor edit={vehicle} onClose={close} />
    </div>
  );
}
