import { setTimeout as wait } from 'node:timers/promises';
import { createApp, type Parts } from './app.ts';
import { listen } from './listen.ts';
import { startOutbox } from './outbox/start-outbox.ts';
import { settlePartners } from './partners/settle-partners.ts';
import type { Settings } from './settings.ts';
import { keepTidy } from './store/keep-tidy.ts';
import { openStore } from './store/open-store.ts';
import { demoPartner, startDrawing } from './visits/demo-partner.ts';
import { startSumming } from './visits/start-summing.ts';

interface RunningServer {
  /** `http://localhost:4173` */
  readonly url: string;
  readonly port: number;
  /** Of the partner with random visits, where there is one. */
  readonly demoKey?: string;
  /** Tells proxies, answers what comes for `drainSeconds` and what is under way, then closes the store. */
  close(): Promise<void>;
}

/** What an operator may put in the place of the tables and of the machine's clock. */
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
    await settlePartners(store, demo ? [demo] : settings.partners);
    const tidy = keepTidy(store, settings, now);
    work.push(tidy);
    const outbox = await startOutbox(store, settings, now);
    work.push(outbox);
    const summing = startSumming(store);
    work.push(summing);
    let isEnding = false;
    const trackingAdded = (records: number) => {
      tidy.added(records);
      summing.wake();
    };
    const told = { trackingAdded, enquiryAdded: outbox.wake, isEnding: () => isEnding };
    const app = await createApp({ store, settings, ...given, ...told });
    const sockets = await listen(app.fetch, settings);
    if (demo) work.push(startDrawing(store, now(), summing.wake));
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

/** An address of IPv6 stands in brackets. */
function inUrl(host: string): string {
  return host.includes(':') ? `[${host}]` : host;
}
