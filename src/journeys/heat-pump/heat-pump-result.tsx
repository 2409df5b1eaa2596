// Knows a heat pump's result as a story: headline, details, tariff, breakdown, assumptions, what next (RES-HP-01…17).
import { useState } from 'react';
import { heatPumpHeadline } from '../../domain/heat-pump-headline.ts';
import type { Result } from '../../domain/result.ts';
import { useJourney, useWidget } from '../../state/widget-context.tsx';
import { Disclosure } from '../../ui/disclosure/disclosure.tsx';
import { Facts } from '../../ui/facts/facts.tsx';
import { Heading } from '../../ui/heading/heading.tsx';
import { ResultCards } from '../shared/cards/result-cards.tsx';
import { TariffCard } from '../shared/cards/tariff-card.tsx';
import { EnquiryCall } from '../shared/enquiry/enquiry-call.tsx';
import { PropertyEditor } from '../shared/property-editor/property-editor.tsx';
import type { ResultViewProps } from '../shared/result-view.ts';
import { AssumptionList } from './cards/assumption-list.tsx';
import { breakdownRows } from './cards/breakdown-rows.ts';
import { heatPumpCards } from './cards/heat-pump-cards.ts';
import { HeatPumpHeadlineView } from './cards/heat-pump-headline-view.tsx';

export function HeatPumpResult({ result, before }: ResultViewProps) {
  const { words } = useWidget();
  const fuel = useJourney((state) => result.request.ashp?.heatingFuel ?? state.answers.heatingFuel);
  const [editing, setEditing] = useState(false);
  const headline = (of: Result) => heatPumpHeadline(of, fuel);
  return (
    <div className="result">
      <HeatPumpHeadlineView headline={headline(result)} before={before && headline(before)} fuel={fuel} />
      <section className="result__section">
        <Heading level={3}>{words('results.details')}</Heading>
        <ResultCards cards={heatPumpCards} result={result} before={before} onEdit={() => setEditing(true)}>
          <TariffCard result={result} as="li" />
        </ResultCards>
      </section>
      <EnquiryCall result={result} />
      <Disclosure summary={words('results.breakdown')} look="section" open>
        <Facts
          rows={breakdownRows(result).map(({ label, value }) => ({
            term: words(label),
            detail: value ?? words('results.unknown'),
            ...(value === null ? { note: words('results.afterSurvey') } : {}),
          }))}
          columns={2}
        />
      </Disclosure>
      <Disclosure summary={words('results.assumptions')} look="section" open>
        <AssumptionList assumptions={result.assumptions} />
      </Disclosure>
      <PropertyEditor asset="ashp" open={editing} result={result} onClose={() => setEditing(false)} />
    </div>
  );
}
