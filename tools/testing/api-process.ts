// The reference API for tests: one process and one store, and for each caller a server on its own port with its own faults.
// reference-api.mjs starts it and communicates with it by messages.
import { createApp } from '../../demo/server/app.ts';
import { listen, type Sockets } from '../../demo/server/listen.ts';
import { openStore } from '../../demo/server/open-store.ts';
import { readSettings } from '../../demo/server/settings.ts';
import { playedApp } from './played-app.ts';

/** `open` requests a server on a new port, with played live services if `isPlayed`. `close` stops a server. */
type Order =
  | { readonly open: number; readonly origin?: string; readonly isPlayed?: boolean }
  | { readonly close: string };
/** The reply to `open`, with the same number. */
export type Opened = { readonly opened: number; readonly url?: string; readonly problem?: string };

const settings = readSettings({ ...process.env, PORT: '0', DATABASE_URL: '', DEMO_FAULTS: '1' });
const store = await openStore(settings);
const scopes = new Map<string, Sockets>();

/** The origin of the tests' pages belongs to a partner, so that the API accepts enquiries from them. */
async function settlePartner(origin: string): Promise<void> {
  const key = 'the-key-of-the-partner-of-all-tests';
  const partner = { id: 'tests', name: 'Tests', key, webhook: null, retentionDays: 90 };
  await store.partners.settle([{ ...partner, origins: [origin] }]);
}

async function open({ open: number, origin, isPlayed }: Exclude<Order, { close: string }>): Promise<Opened> {
  try {
    if (origin) await settlePartner(origin);
    const app = isPlayed ? await playedApp({ store, settings }) : await createApp({ store, settings });
    const sockets = await listen(app.fetch, settings);
    const url = `http://127.0.0.1:${sockets.port}`;
    scopes.set(url, sockets);
    return { opened: number, url };
  } catch (error) {
    return { opened: number, problem: (error as Error).message };
  }
}

async function close(url: string): Promise<void> {
  const sockets = scopes.get(url);
  scopes.delete(url);
  await sockets?.close();
}

process.on('message', async (order: Order) => {
  if ('close' in order) return close(order.close);
  const opened = await open(order);
  if (process.connected) process.send?.(opened);
});
// The process that started us has ended or does not need us any more.
process.once('disconnect', async () => {
  await Promise.all([...scopes.keys()].map(close));
  await store.close();
  process.exit();
});
