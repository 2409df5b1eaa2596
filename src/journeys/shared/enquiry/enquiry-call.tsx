// Knows 'Arrange a call': opens the enquiry, and says what became of it, never more than is true (ENQ-10, AMB-40, BEY-23).
import { useState } from 'react';
import type { Result } from '../../../domain/result.ts';
import { isServed } from '../../../domain/service-area.ts';
import { useJourney, useWidget } from '../../../state/widget-context.tsx';
import { Alert } from '../../../ui/alert/alert.tsx';
import { Button } from '../../../ui/button/button.tsx';
import { EnquiryDialog } from './enquiry-dialog.tsx';
import { EMPTY_ENQUIRY } from './enquiry-schema.ts';
import { OutsideArea } from './outside-area.tsx';

export function EnquiryCall({ result }: { result: Result }) {
  const { serviceArea } = useWidget().settings;
  const postcode = useJourney(({ answers }) => answers.address?.parts.postcode ?? answers.postcode);
  return isServed(serviceArea, postcode) ? <Offer result={result} /> : <OutsideArea />;
}

function Offer({ result }: { result: Result }) {
  const { words, settings } = useWidget();
  const typeName = useJourney((state) => state.answers.propertyTypeName);
  const address = useJourney((state) => state.answers.address?.text ?? '');
  const [open, setOpen] = useState(false);
  const [outcome, setOutcome] = useState<'taken' | 'not-taken' | null>(null);
  const property = [result.request.address.propertyType ?? typeName, address].filter(Boolean).join(', ');
  const [fields, setFields] = useState({ ...EMPTY_ENQUIRY, property: property.slice(0, 150) });
  const { supportPhone: phone } = settings;
  return (
    <section className="enquiry-call">
      <Button opens="dialog" onClick={() => setOpen(true)}>
        {words('results.arrangeCall')}
      </Button>
      {outcome === 'taken' && <Alert tone="success">{words('enquiry.taken')}</Alert>}
      {outcome === 'not-taken' && (
        <Alert tone="info">{phone ? words('enquiry.ring', { phone }) : words('enquiry.closed')}</Alert>
      )}
      <EnquiryDialog
        open={open}
        fields={fields}
        onFields={setFields}
        onClose={() => setOpen(false)}
        onSent={(taken) => {
          setOutcome(taken ? 'taken' : 'not-taken');
          setOpen(false);
        }}
      />
    </section>
  );
}
