// ENQ-10, AMB-40, BEY-23: 'Arrange a call' opens the enquiry and then says what happened to it, and nothing that is
// not certain.
import { useState } from 'react';
import type { Result } from '../../../domain/result.ts';
import { isServed } from '../../../domain/service-area.ts';
import { useJourney, useWidget } from '../../../state/widget-context.tsx';
import { Button } from '../../../ui/button/button.tsx';
import { acceptsEnquiries } from './accepts-enquiries.ts';
import { EnquiryDialog } from './enquiry-dialog.tsx';
import { EMPTY_ENQUIRY, type EnquiryFields, TEXT_MAX } from './enquiry-schema.ts';
import { EnquirySent } from './enquiry-sent.tsx';
import { type Sent, useEnquiry } from './use-enquiry.tsx';

/** Whether a call can be arranged about this result; null for another visitor's, and where nobody takes it. */
export function useCallOf(result: Result): 'offered' | 'outside' | null {
  const { settings, isShared } = useWidget();
  const postcode = useJourney(({ answers }) => answers.address?.parts.postcode ?? answers.postcode);
  if (isShared || !acceptsEnquiries(settings, result)) return null;
  return isServed(settings.serviceArea, postcode) ? 'offered' : 'outside';
}

export function EnquiryCall({ result }: { result: Result }) {
  const { words } = useWidget();
  const typeName = useJourney((state) => state.answers.propertyTypeName);
  const address = useJourney((state) => state.answers.address?.text ?? '');
  const [open, setOpen] = useState(false);
  const [sent, setSent] = useState<Sent | null>(null);
  const known = [result.request.address.propertyType ?? typeName, address].filter(Boolean).join(', ');
  // Only what the visitor typed is kept, since an edit of the result changes what is known.
  const [typed, setTyped] = useState<Partial<EnquiryFields>>({});
  const fields = { ...EMPTY_ENQUIRY, property: known.slice(0, TEXT_MAX), ...typed };
  const enquiring = useEnquiry((outcome) => {
    setSent(outcome);
    setOpen(false);
  });
  const button = (
    <Button opens="dialog" look={sent ? 'link' : 'primary'} onClick={() => setOpen(true)}>
      {words(sent?.taken ? 'enquiry.another' : 'results.arrangeCall')}
    </Button>
  );
  return (
    <>
      {sent ? <EnquirySent key={sent.reference} {...sent} again={button} /> : button}
      <EnquiryDialog
        open={open}
        fields={fields}
        onTyped={(field) => setTyped({ ...typed, ...field })}
        onClose={() => setOpen(false)}
        enquiring={enquiring}
      />
    </>
  );
}
