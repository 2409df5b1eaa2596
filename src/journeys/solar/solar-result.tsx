// Knows a solar result as a story: headline, before and after, details, what next, the breakdown, what was assumed (RES-SOL-01…18).
import { useLayoutEffect, useRef, useState } from 'react';
import { useWidget } from '../../state/widget-context.tsx';
import { Disclosure } from '../../ui/disclosure/disclosure.tsx';
import { Heading } from '../../ui/heading/heading.tsx';
import { ResultCards } from '../shared/cards/result-cards.tsx';
import { TariffCard } from '../shared/cards/tariff-card.tsx';
import { EnquiryCall } from '../shared/enquiry/enquiry-call.tsx';
import { PropertyEditor } from '../shared/property-editor/property-editor.tsx';
import type { ResultViewProps } from '../shared/result-view.ts';
import { SolarBreakdown } from './breakdown/solar-breakdown.tsx';
import { Assumed } from './cards/assumed.tsx';
import { BillBars } from './cards/bill-bars.tsx';
import { SavingParts } from './cards/saving-parts.tsx';
import { solarCards } from './cards/solar-cards.ts';
import { SolarHeadlineView } from './cards/solar-headline-view.tsx';

/** px of our own container: from here on what is long is open at first. */
const WIDE = 768;

export function SolarResult({ result, before }: ResultViewProps) {
  const { words } = useWidget();
  const [editing, setEditing] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  const [wide, setWide] = useState(false);
  useLayoutEffect(() => setWide((box.current?.closest('.root')?.clientWidth ?? 0) >= WIDE), []);
  return (
    <div className="result" ref={box}>
      <SolarHeadlineView result={result} before={before} />
      <div className="solar-why">
        <BillBars result={result} />
        <SavingParts result={result} />
      </div>
      <section className="result__section">
        <Heading level={3}>{words('results.details')}</Heading>
        <ResultCards cards={solarCards} result={result} before={before} onEdit={() => setEditing(true)}>
          <TariffCard result={result} as="li" />
        </ResultCards>
      </section>
      <EnquiryCall result={result} />
      <Disclosure
        summary={<Heading level={3}>{words('solar.breakdown')}</Heading>}
        look="section"
        open={wide}
      >
        <SolarBreakdown result={result} />
      </Disclosure>
      {result.assumptions.length > 0 && (
        <Disclosure
          summary={<Heading level={3}>{words('results.assumptions')}</Heading>}
          look="section"
          open={wide}
        >
          <Assumed assumptions={result.assumptions} />
        </Disclosure>
      )}
      <PropertyEditor asset="solar" open={editing} result={result} onClose={() => setEditing(false)} />
    </div>
  );
}
