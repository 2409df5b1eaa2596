// The reference API for tests: one process and one store, and for each caller a server on its own port with its own faults.
// reference-api.mjs starts it and communicates with it by messages.
import { createApp, type Parts } from '../../demo/server/app.ts';
import { listen, type Sockets } from '../../demo/server/listen.ts';
import type { Fake } from '../../demo/server/live/fakes/fake-service.ts';
import { failingFake, fakeSources } from '../../demo/server/live/fakes/fakes.ts';
import { createNotices } from '../../demo/server/live/found.ts';
import { LIMITS, type ServiceName } from '../../demo/server/live/services.ts';
import { openStore } from '../../demo/server/open-store.ts';
import { readSettings } from '../../demo/server/settings.ts';
import { ANY, DOCUMENTED } from '../../demo/server/test/failing/ways.ts';

/** `open` requests a server on a new port, with fakes of all live services if `hasFakes`. `close` stops a server. */
type Order =
  | { readonly open: number; readonly origin?: string; readonly hasFakes?: boolean }
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

async function open({ open: number, origin, hasFakes }: Exclude<Order, { close: string }>): Promise<Opened> {
  try {
    if (origin) await settlePartner(origin);
    const app = hasFakes ? await appWithFakes({ store, settings }) : await createApp({ store, settings });
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

/**
 * The reference API with a fake of every live service. A test page sets which of them fail, and how, with `GET /_fakes?failing=` and a
 * JSON of their names. The app then starts again, as after a restart.
 */
/** How each service fails, as named in `ways.ts`, or null if it works. Addresses come from OS Places unless the other service is named. */
type Failing = Partial<Record<ServiceName, string | null>>;

const NAMES = Object.keys(LIMITS) as readonly ServiceName[];

async function appWithFakes(parts: Parts) {
  let app = await started(parts, {});
  return {
    async fetch(request: Request, env: unknown): Promise<Response> {
      const { pathname, searchParams } = new URL(request.url);
      if (pathname !== '/_fakes') return app.fetch(request, env as object);
      app = await started(parts, JSON.parse(searchParams.get('failing') ?? '{}'));
      return new Response(null, { status: 204, headers: { 'Access-Control-Allow-Origin': '*' } });
    },
  };
}

function started(parts: Parts, failing: Failing) {
  const without = 'idealPostcodes' in failing ? 'osPlaces' : 'idealPostcodes';
  const ways = Object.entries(failing).flatMap(([name, how]): [string, Fake][] => {
    const service = name as ServiceName;
    const way = [...DOCUMENTED[service], ...ANY].find((one) => one.how === how);
    if (how !== null && !way) throw new Error(`${name} has no failure called ${how}`);
    return way ? [[name, failingFake(way, service)]] : [];
  });
  const on = NAMES.filter((name) => name !== without);
  const sources = fakeSources(
    on,
    Object.fromEntries(ways),
    createNotices(() => {}),
  );
  return createApp({ ...parts, ...(sources && { sources }) });
}
