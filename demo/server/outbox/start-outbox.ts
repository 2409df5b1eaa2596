// Delivers the messages in the outbox and retries them for days.
import { setImmediate as turn } from 'node:timers/promises';
import type { Settings } from '../settings.ts';
import type { Message, OutboxRows } from '../store/outbox-rows.ts';
import type { Partner, PartnerRows } from '../store/partner-rows.ts';
import { type Problem, sendMessage, type Webhook } from './send-message.ts';

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
    /** After a 410 this server sends nothing to it until the next start, at which the operator may have set another URL. */
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
