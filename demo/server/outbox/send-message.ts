// One attempt to deliver a message to a partner's webhook.
import type { Message } from '../store/outbox-rows.ts';
import { signed } from './sign.ts';

export interface Webhook {
  readonly url: string;
  readonly secret: string;
}

/** What kept a message from arriving. */
export interface Problem {
  /** Without anything that the partner's server said, and without its address, which may hold a secret. */
  readonly why: string;
  /** It wants nothing more, ever. */
  readonly isGone: boolean;
  /** Milliseconds for which it wants nothing, where it says so. */
  readonly wait: number | null;
}

/** Milliseconds: a server that asks for a longer pause is asked again after this. */
const LONGEST_WAIT = 86_400_000;

/** Null when it arrived. @param at milliseconds since 1970 */
export async function sendMessage(
  webhook: Webhook,
  message: Message,
  at: number,
  signal: AbortSignal,
): Promise<Problem | null> {
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
    if (answer.ok) return null;
    const wait = waitOf(answer.headers.get('retry-after'), at);
    return { why: `answered ${answer.status}`, isGone: answer.status === 410, wait };
  } catch (error) {
    const { name, cause } = error as Error & { cause?: { code?: string } };
    const why = name === 'TimeoutError' ? 'did not answer in time' : (cause?.code ?? 'could not be reached');
    return { why, isGone: false, wait: null };
  }
}

/** Of a Retry-After, in seconds or as a date. */
function waitOf(written: string | null, at: number): number | null {
  if (written === null) return null;
  const wait = /^\d+$/.test(written) ? Number(written) * 1000 : Date.parse(written) - at;
  return wait > 0 ? Math.min(wait, LONGEST_WAIT) : null;
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
