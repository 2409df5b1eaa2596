// KEEP-01: sends an enquiry to the page, or to the API where the partner wants that, and knows one that is sent again.
import { useRef } from 'react';
import { type Outcome, success } from '../../../api/failure.ts';
import { stringifyJson } from '../../../api/page-json.ts';
import { randomId } from '../../../state/random-id.ts';
import type { RequestState } from '../../../state/request.ts';
import { useRequest } from '../../../state/use-request.tsx';
import { useWidget } from '../../../state/widget-context.tsx';
import type { Typed } from './enquiry-schema.ts';
import { makeEnquiry } from './make-enquiry.ts';

/** What became of it; the reference and what withdraws it are those of an API. */
export interface Sent {
  readonly taken: boolean;
  readonly reference?: string;
  readonly withdrawal?: string;
}

export interface Enquiring {
  readonly request: RequestState<Sent>;
  readonly send: (typed: Typed) => Promise<void>;
}

export function useEnquiry(onSent: (sent: Sent) => void): Enquiring {
  const widget = useWidget();
  const { request, ask } = useRequest<Sent>();
  const last = useRef({ typed: '', id: '' });

  /** The same enquiry, tried again after its answer was lost, keeps its id. */
  function idOf(typed: Typed): string {
    const text = stringifyJson(typed);
    if (last.current.typed !== text) last.current = { typed: text, id: randomId() };
    return last.current.id;
  }

  async function question(typed: Typed): Promise<Outcome<Sent>> {
    const enquiry = await makeEnquiry(widget, idOf(typed), typed);
    if (widget.settings.enquiries === 'event') {
      const told = await widget.enquire(enquiry);
      return told.ok ? success({ taken: told.value }) : told;
    }
    const sent = await widget.api.createEnquiry({ body: enquiry });
    return sent.ok ? success({ taken: true, ...sent.value }) : sent;
  }

  async function send(typed: Typed): Promise<void> {
    const settled = await ask(() => question(typed));
    if (settled.is !== 'answered') return;
    // AMB-40: the visitor has come as far, but nobody has the enquiry; whoever counts must know.
    widget.reach('enquired', settled.value.taken ? undefined : 'not-taken');
    onSent(settled.value);
  }

  return { request, send };
}
