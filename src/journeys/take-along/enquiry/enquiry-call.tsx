import { type ReactElement, useEffect, useState } from 'react';
import { isServed } from '../../../domain/postcode.ts';
import type { Result } from '../../../domain/result.ts';
import type { Settings } from '../../../domain/settings.ts';
import { useRequest } from '../../../state/use-request.ts';
import { useJourney, useWidget } from '../../../state/widget.tsx';
import { Alert } from '../../../ui/alert/alert.tsx';
import { Button } from '../../../ui/button/button.tsx';
import { Facts } from '../../../ui/facts/facts.tsx';
import { failureSentence } from '../../parts/failure-sentence.ts';
import { RingUs, WithPhone } from '../../parts/links.tsx';
import { EnquiryDialog } from './enquiry-dialog.tsx';
import { EMPTY_ENQUIRY, type EnquiryFields, TEXT_MAX } from './enquiry-schema.ts';
import { recipientOf } from './make-enquiry.ts';
import { type Sent, useEnquiry } from './use-enquiry.ts';

/** Whether a call can be arranged about this result; null for another visitor's, and where nobody takes it. */
export function useCallOf(result: Result): 'offered' | 'outside' | null {
  const { settings, isShared } = useWidget();
  const postcode = useJourney(({ answers }) => answers.address?.parts.postcode ?? answers.postcode);
  if (isShared || !acceptsEnquiries(settings, result)) return null;
  return isServed(settings.serviceArea, postcode) ? 'offered' : 'outside';
}

/** ENQ-10, AMB-40, BEY-23: 'Arrange a call' opens the enquiry and then says what happened to it, and nothing that is not certain. */
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

interface EnquirySentProps extends Sent {
  /** The button that opens the form again. */
  readonly again: ReactElement;
}

/**
 * AMB-40, KEEP-05: what happened to the enquiry, and nothing that is not certain, with buttons to withdraw it and to send
 * another.
 */
export function EnquirySent({ taken, reference, withdrawal, typed, again }: EnquirySentProps) {
  const widget = useWidget();
  const { words, settings, api, store } = widget;
  const { supportPhone: phone } = settings;
  const { request, send } = useRequest<unknown>();
  const isSent = taken && request.status !== 'success';
  // The headline leads to this message for as long as it is on the page.
  useEffect(() => {
    store.actions.setEnquired(isSent);
    return () => store.actions.setEnquired(false);
  }, [store, isSent]);
  if (!taken)
    return (
      <Alert tone="info" focuses actions={again}>
        {phone === null ? words('enquiry.closed') : <RingUs />}
      </Alert>
    );
  if (!isSent)
    return (
      // Another message than the one that had the focus, so it takes the focus itself.
      <Alert key="withdrawn" tone="info" focuses actions={again}>
        {words('enquiry.withdrawn')}
      </Alert>
    );
  const rows = [
    ...(reference === undefined ? [] : [{ term: words('enquiry.reference'), detail: reference }]),
    { term: words('label.contactTime'), detail: words(`enquiry.contactTime.${typed.contactTime}`) },
    { term: words('label.phone'), detail: typed.phone },
    { term: words('label.email'), detail: typed.email },
  ];
  return (
    <>
      <Alert
        tone="success"
        heading={words('enquiry.taken')}
        focuses
        actions={
          <>
            {again}
            {withdrawal !== undefined && (
              <Button
                look="link"
                busy={request.status === 'pending' ? words('enquiry.sending') : undefined}
                onClick={() => void send(() => api.withdrawEnquiry({ params: { withdrawal } }))}
              >
                {words('enquiry.withdraw')}
              </Button>
            )}
          </>
        }
      >
        <p>{words('enquiry.next', { who: recipientOf(widget) })}</p>
        <Facts rows={rows} />
        {phone !== null && (
          <p>
            <WithPhone phone={phone} text={words('enquiry.chase', { phone })} />
          </p>
        )}
      </Alert>
      {request.status === 'error' && <Alert>{failureSentence(request.failure, words)}</Alert>}
    </>
  );
}

/**
 * SEEN-12: no form is shown if nobody accepts enquiries. An API says whether it accepts them from this page. A page can only be
 * asked by the event itself.
 */
export function acceptsEnquiries(
  { enquiries }: Pick<Settings, 'enquiries'>,
  { takesEnquiries }: Result,
): boolean {
  return enquiries === 'event' || (enquiries === 'api' && takesEnquiries !== false);
}
