// Delivers the messages in the outbox and retries them for days.
import { createHmac } from 'node:crypto';
import { setImmediate as turn } from 'node:timers/promises';
import type { Settings } from '../settings.ts';
import type { Message, OutboxRows } from './outbox-rows.ts';
import type { Partner, PartnerRows } from './partners.ts';

/** Messages sent to one partner in parallel. */
const LANES = 16;
/** Milliseconds between checks for messages that another server has left. */
const LOOK = 30_000;
const SHORTEST = 10;
/** The largest random part of a pause, as a share, so that messages that failed together are not retried together. */
const JITTER = 0.1;

interface Outbox {
  /** Looks for messages that are due. */
  wake(): void;
  stop(): Promise<void>;
}

interface Store {
  readonly partners: Pick<PartnerRows, 'all'>;
  readonly outbox: OutboxRows;
}

type OutboxSettings = Pick<Settings, 'webhookRetries' | 'webhookTimeout'>;

/** Each partner has an outbox of its own, so that a webhook that hangs does not delay other partners. */
export async function startOutbox(
  store: Store,
  settings: OutboxSettings,
  now: () => number,
): Promise<Outbox> {
  const partners = (await store.partners.all()).filter(({ webhook }) => webhook !== null);
  const outboxes = partners.map((partner) => outboxOf(partner, store, settings, now));
  return {
    wake: () => {
      for (const outbox of outboxes) outbox.wake();
    },
    async stop() {
      await Promise.all(outboxes.map((outbox) => outbox.stop()));
    },
  };
}

function outboxOf(partner: Partner, store: Store, settings: OutboxSettings, now: () => number): Outbox {
  const ending = new AbortController();
  const underWay = new Set<Promise<void>>();
  const round = { store, settings, now, ending: ending.signal };
  // Twice the timeout: long enough for an attempt and for storing its outcome.
  const lease = settings.webhookTimeout * 2000;
  const iso = (after: number) => new Date(now() + after).toISOString();
  const wishes = wishesOf(partner, now);
  const filling = oneAtATime(() => fill().catch(complain));
  const alarm = alarmOf(wake);

  /** Sends a due message in each free lane, and sets the alarm for the next one. */
  async function fill(): Promise<void> {
    alarm.clear();
    // Waits a turn, so that lanes that become free together are filled by one query.
    await turn();
    if (ending.signal.aborted) return;
    if (wishes.pause() > 0) return alarm.set(wishes.pause());
    const room = LANES - underWay.size;
    if (room === 0) return;
    const taken = await store.outbox.take(partner.id, room, iso(0), iso(lease));
    for (const message of taken) begin(message);
    if (taken.length === room) return;
    const due = await store.outbox.nextDue(partner.id, iso(0));
    alarm.set(due === null ? LOOK : Date.parse(due) - now());
  }

  function begin(message: Message): void {
    const sending = deliver(partner, message, round)
      .then(wishes.heed)
      .catch(complain)
      .finally(() => {
        underWay.delete(sending);
        wake();
      });
    underWay.add(sending);
  }

  function complain(error: Error): void {
    if (ending.signal.aborted) return;
    console.error(`The outbox of ${partner.id} has to wait: ${error.message}`);
    alarm.set(LOOK);
  }

  function wake(): void {
    if (!ending.signal.aborted) filling.ask();
  }

  wake();
  return {
    wake,
    async stop() {
      ending.abort();
      await filling.ended();
      await Promise.all(underWay);
      alarm.clear();
    },
  };
}

/** Remembers until when the webhook wants no messages. */
function wishesOf({ id }: Partner, now: () => number) {
  /** Milliseconds since 1970. */
  let notBefore = 0;
  return {
    pause: () => notBefore - now(),
    /**
     * After a 410 this server sends nothing to it until the next start, at which the operator may have set another
     * URL.
     */
    heed(problem: Problem | null): void {
      if (problem?.wait) notBefore = Math.max(notBefore, now() + problem.wait);
      if (!problem?.isGone || notBefore === Number.POSITIVE_INFINITY) return;
      notBefore = Number.POSITIVE_INFINITY;
      console.error(`The webhook of ${id} is gone (410): it gets nothing more until the next start.`);
    },
  };
}

/** Never runs `work` twice at the same time. If it is asked while it runs, it runs once more afterwards. */
function oneAtATime(work: () => Promise<void>) {
  let running: Promise<void> | null = null;
  let again = false;
  function ask(): void {
    again = running !== null;
    running ??= work().finally(() => {
      running = null;
      if (again) ask();
    });
  }
  return { ask, ended: async () => running };
}

function alarmOf(ring: () => void) {
  let timer: NodeJS.Timeout | undefined;
  const clear = () => clearTimeout(timer);
  return {
    clear,
    set(after: number): void {
      clear();
      timer = setTimeout(ring, Math.min(LOOK, Math.max(SHORTEST, after))).unref();
    },
  };
}

interface Round {
  readonly store: Store;
  readonly settings: OutboxSettings;
  readonly now: () => number;
  readonly ending: AbortSignal;
}

/** Returns the problem, or null if the message was delivered or the server is stopping. */
async function deliver({ id, webhook }: Partner, message: Message, round: Round): Promise<Problem | null> {
  const { store, settings, now, ending } = round;
  const signal = AbortSignal.any([ending, AbortSignal.timeout(settings.webhookTimeout * 1000)]);
  const problem = await sendMessage(webhook as Webhook, message, now(), signal);
  // The server stopped before the answer, so the message may have arrived: the next start sends it again.
  if (ending.aborted && problem !== null) return null;
  const at = new Date(now()).toISOString();
  if (problem === null) {
    await store.outbox.delivered(id, message.id, at);
    return null;
  }
  const pause = pauseBefore(message, problem, settings.webhookRetries);
  const next = pause === null ? null : now() + pause * (1 + Math.random() * JITTER);
  if (next === null)
    console.error(`${message.kind} ${message.reference} was given up: the webhook of ${id} ${problem.why}`);
  await store.outbox.failed(
    id,
    message.id,
    problem.why,
    at,
    next === null ? null : new Date(next).toISOString(),
  );
  return problem;
}

/** Milliseconds; null gives the message up. A message is never given up after a Retry-After or a 410. */
function pauseBefore(
  { tries }: Message,
  { wait, isGone }: Problem,
  retries: readonly number[],
): number | null {
  const planned = retries[tries - 1];
  if (wait === null && !isGone) return planned === undefined ? null : planned * 1000;
  return Math.max(wait ?? 0, (planned ?? 0) * 1000);
}

interface Webhook {
  readonly url: string;
  readonly secret: string;
}

/** Why a message was not delivered. */
interface Problem {
  /** Contains nothing from the partner's response, and not its URL, which may contain a secret. */
  readonly why: string;
  /** The webhook answered 410. */
  readonly isGone: boolean;
  /** Milliseconds of its Retry-After header; null without one. */
  readonly wait: number | null;
}

/** Milliseconds. A longer Retry-After is cut to this. */
const LONGEST_WAIT = 86_400_000;

/**
 * One attempt to deliver a message to a partner's webhook. Returns null if the message was delivered. @param at
 * milliseconds since 1970
 */
async function sendMessage(
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
