// KEEP-01: sends an enquiry to the page, or to the API if the partner wants that; a repeated one keeps its id.
import { useRef } from 'react';
import { type Outcome, success } from '../../../api/failure.ts';
import { stringifyJson } from '../../../api/json.ts';
import { randomId } from '../../../state/crypto.ts';
import type { RequestState } from '../../../state/request.ts';
import { useRequest } from '../../../state/use-request.ts';
import { useWidget } from '../../../state/widget.tsx';
import type { Typed } from './enquiry-schema.ts';
import { makeEnquiry } from './make-enquiry.ts';

/** What happened to it; an API sends the reference and the key to withdraw it. */
export interface Sent {
  readonly taken: boolean;
  readonly typed: Typed;
  readonly reference?: string;
  readonly withdrawal?: string;
}

export interface Enquiring {
  readonly request: RequestState<Sent>;
  readonly send: (typed: Typed) => Promise<void>;
}

export function useEnquiry(onSent: (sent: Sent) => void): Enquiring {
  const widget = useWidget();
  const { request, send: sendRequest } = useRequest<Sent>();
  const last = useRef({ typed: '', id: '' });

  /** The same enquiry keeps its id if it is sent again after its answer was lost. */
  function idOf(typed: Typed): string {
    const text = stringifyJson(typed);
    if (last.current.typed !== text) last.current = { typed: text, id: randomId() };
    return last.current.id;
  }

  async function createEnquiry(typed: Typed): Promise<Outcome<Sent>> {
    const enquiry = await makeEnquiry(widget, idOf(typed), typed);
    if (widget.settings.enquiries === 'event') {
      const answer = await widget.enquire(enquiry);
      return answer.ok ? success({ taken: answer.value, typed }) : answer;
    }
    const sent = await widget.api.createEnquiry({ body: enquiry });
    return sent.ok ? success({ taken: true, typed, ...sent.value }) : sent;
  }

  async function send(typed: Typed): Promise<void> {
    const settled = await sendRequest(() => createEnquiry(typed));
    if (settled.status !== 'success') return;
    // AMB-40: the visitor has enquired but nobody has the enquiry, so the event says so to whoever counts.
    widget.reach('enquired', settled.value.taken ? undefined : 'not-taken');
    onSent(settled.value);
  }

  return { request, send };
}
