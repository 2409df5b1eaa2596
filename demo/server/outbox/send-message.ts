// One attempt to deliver a message to a partner's webhook.
import type { Message } from '../store/outbox-rows.ts';
import { signed } from './sign.ts';

export interface Webhook {
  readonly url: string;
  readonly secret: string;
}

/** Null when it arrived; else what kept it from arriving, without anything that the partner's server said. */
export async function sendMessage(
  webhook: Webhook,
  message: Message,
  at: number,
  signal: AbortSignal,
): Promise<string | null> {
  const body = JSON.stringify(payload(message));
  const headers = signed(message.id, at, body, webhook.secret);
  try {
    const answer = await fetch(webhook.url, {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json', 'user-agent': 'home-energy-quote' },
      body,
      signal,
      // An address that moved is the operator's to know: what we send is for nobody else.
      redirect: 'manual',
    });
    await answer.body?.cancel();
    return answer.ok ? null : `answered ${answer.status}`;
  } catch (error) {
    const { name, message: text, cause } = error as Error & { cause?: { code?: string } };
    return name === 'TimeoutError' ? 'did not answer in time' : (cause?.code ?? text);
  }
}

/** A withdrawal names what is to be forgotten, and nothing else. */
function payload({ kind, created, reference, givenId, enquiry, quotes }: Message) {
  const data = { reference, id: givenId };
  return {
    type: kind,
    timestamp: created,
    data: kind === 'enquiry.created' ? { ...data, enquiry, quotes } : data,
  };
}
