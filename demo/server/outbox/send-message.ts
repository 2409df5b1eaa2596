// One attempt to deliver a message to a partner's webhook.
import { createHmac } from 'node:crypto';
import type { Message } from '../store/outbox-rows.ts';

export interface Webhook {
  readonly url: string;
  readonly secret: string;
}

/** Why a message was not delivered. */
export interface Problem {
  /** Contains nothing from the partner's response, and not its URL, which may contain a secret. */
  readonly why: string;
  /** The webhook answered 410. */
  readonly isGone: boolean;
  /** Milliseconds of its Retry-After header; null without one. */
  readonly wait: number | null;
}

/** Milliseconds. A longer Retry-After is cut to this. */
const LONGEST_WAIT = 86_400_000;

/** Returns null if the message was delivered. @param at milliseconds since 1970 */
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
      // A redirect is not followed: enquiries are sent only to the URL that the operator set.
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

/** The headers of Standard Webhooks, by which the partner can verify sender and time. */
function signed(id: string, at: number, body: string, secret: string): Record<string, string> {
  const timestamp = String(Math.floor(at / 1000));
  const key = Buffer.from(secret.replace(/^whsec_/, ''), 'base64');
  const signature = createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64');
  return { 'webhook-id': id, 'webhook-timestamp': timestamp, 'webhook-signature': `v1,${signature}` };
}

/** Reads a Retry-After header, which has seconds or a date. */
function waitOf(written: string | null, at: number): number | null {
  if (written === null) return null;
  const wait = /^\d+$/.test(written) ? Number(written) * 1000 : Date.parse(written) - at;
  return wait > 0 ? Math.min(wait, LONGEST_WAIT) : null;
}

/** A withdrawal only identifies the enquiry that the partner must delete. */
function payload({ kind, created, reference, givenId, enquiry, quotes }: Message) {
  const data = { reference, id: givenId };
  return {
    type: kind,
    timestamp: created,
    data: kind === 'enquiry.created' ? { ...data, enquiry, quotes } : data,
  };
}
