// AMB-40, KEEP-05: what happened to the enquiry, and nothing that is not certain, with buttons to withdraw it and to
// send another.

import { type ReactElement, useEffect } from 'react';
import { useRequest } from '../../../state/use-request.tsx';
import { useWidget } from '../../../state/widget-context.tsx';
import { Alert } from '../../../ui/alert/alert.tsx';
import { Button } from '../../../ui/button/button.tsx';
import { Facts } from '../../../ui/facts/facts.tsx';
import { failureSentence } from '../../failure-sentence.ts';
import { WithPhone } from '../../with-phone.tsx';
import { recipientOf } from './make-enquiry.ts';
import { RingUs } from './ring-us.tsx';
import type { Sent } from './use-enquiry.tsx';

interface EnquirySentProps extends Sent {
  /** The button that opens the form again. */
  readonly again: ReactElement;
}

export function EnquirySent({ taken, reference, withdrawal, typed, again }: EnquirySentProps) {
  const widget = useWidget();
  const { words, settings, api, store } = widget;
  const { supportPhone: phone } = settings;
  const { request, ask } = useRequest<unknown>();
  const isSent = taken && request.is !== 'answered';
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
                busy={request.is === 'asking' ? words('enquiry.sending') : undefined}
                onClick={() => void ask(() => api.withdrawEnquiry({ params: { withdrawal } }))}
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
            <WithPhone phone={phone} says={words('enquiry.chase', { phone })} />
          </p>
        )}
      </Alert>
      {request.is === 'failed' && <Alert>{failureSentence(request.failure, words)}</Alert>}
    </>
  );
}
