import { setTimeout as wait } from 'node:timers/promises';
import { createApp, type Parts } from './app.ts';
import { startSumming } from './counting/tracking.ts';
import { listen } from './listen.ts';
import { openStore } from './open-store.ts';
import { startOutbox } from './partners/outbox.ts';
import { settlePartners } from './partners/partners.ts';
import { scheduleDeletion } from './schedule-deletion.ts';
import type { Settings } from './settings.ts';
import { demoPartner, startGenerating } from './visits/random-visits.ts';

interface RunningServer {
  /** `http://localhost:4173` */
  readonly url: string;
  readonly port: number;
  /** The key of the partner with random visits, if there is one. */
  readonly demoKey?: string;
  /** Reports the shutdown at /health, serves for `drainSeconds`, finishes open requests, then closes the store. */
  close(): Promise<void>;
}

/** Replacements for the tables and the machine's clock. */
export type Given = Pick<Parts, 'sources' | 'now'>;

/** Throws a StartProblem when the port, the folder, the database or the sources can't be used. */
export async function startServer(settings: Settings, given: Given = {}): Promise<RunningServer> {
  const store = await openStore(settings);
  const now = given.now ?? Date.now;
  const work: { stop(): void | Promise<void> }[] = [];
  const stopAll = async () => {
    for (const one of work) await one.stop();
    await store.close();
  };
  try {
    const demo = settings.demoPartner ? demoPartner(store.secret, settings.port) : null;
    await settlePartners(store.partners, demo ? [demo] : settings.partners);
    const deletion = scheduleDeletion(store, settings, now);
    work.push(deletion);
    const outbox = await startOutbox(store, settings, now);
    work.push(outbox);
    const summing = startSumming(store.visits);
    work.push(summing);
    let isEnding = false;
    const trackingAdded = (records: number) => {
      deletion.added(records);
      summing.wake();
    };
    const hooks = { trackingAdded, enquiryAdded: outbox.wake, isEnding: () => isEnding };
    const app = await createApp({ store, settings, ...given, ...hooks });
    const sockets = await listen(app.fetch, settings);
    if (demo) work.push(startGenerating(store, now(), summing.wake));
    return {
      url: `http://${inUrl(settings.host ?? 'localhost')}:${sockets.port}`,
      port: sockets.port,
      ...(demo && { demoKey: demo.key }),
      async close() {
        isEnding = true;
        await wait(settings.drainSeconds * 1000);
        await sockets.close();
        await stopAll();
      },
    };
  } catch (error) {
    await stopAll();
    throw error;
  }
}

/** A URL has an IPv6 address in brackets. */
function inUrl(host: string): string {
  return host.includes(':') ? `[${host}]` : host;
}
