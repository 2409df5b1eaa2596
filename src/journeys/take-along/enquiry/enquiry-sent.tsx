// AMB-40, KEEP-05: what became of the enquiry, never more than is true, and a way to take it back.

import { useRequest } from '../../../state/use-request.tsx';
import { useWidget } from '../../../state/widget-context.tsx';
import { Alert } from '../../../ui/alert/alert.tsx';
import { Button } from '../../../ui/button/button.tsx';
import { failureSentence } from '../../failure-sentence.ts';
import { RingUs } from './ring-us.tsx';
import type { Sent } from './use-enquiry.tsx';

export function EnquirySent({ taken, reference, withdrawal }: Sent) {
  const { words, settings, api } = useWidget();
  const { request, ask } = useRequest<unknown>();
  if (!taken)
    return <Alert tone="info">{settings.supportPhone === null ? words('enquiry.closed') : <RingUs />}</Alert>;
  if (request.is === 'answered')
    return (
      <Alert tone="info" focuses>
        {words('enquiry.withdrawn')}
      </Alert>
    );
  const withdraw = (
    <Button
      look="link"
      busy={request.is === 'asking' ? words('enquiry.sending') : undefined}
      onClick={() => void ask(() => api.withdrawEnquiry({ params: { withdrawal: withdrawal ?? '' } }))}
    >
      {words('enquiry.withdraw')}
    </Button>
  );
  return (
    <>
      <Alert tone="success" actions={withdrawal === undefined ? undefined : withdraw}>
        {words('enquiry.taken') +
          (reference === undefined ? '' : ` ${words('enquiry.reference', { reference })}`)}
      </Alert>
      {request.is === 'failed' && <Alert>{failureSentence(request.failure, words)}</Alert>}
    </>
  );
}
