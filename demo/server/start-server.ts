// Knows what a running server is made of: a store, the routes on it, and the sockets they answer on.
import { createApp } from './app.ts';
import { listen } from './listen.ts';
import type { Settings } from './settings.ts';
import { openStore } from './store/open-store.ts';

export interface RunningServer {
  /** `http://localhost:4173` */
  readonly url: string;
  readonly port: number;
  /** Lets requests under way finish, then closes the store. */
  close(): Promise<void>;
}

/** Throws a StartProblem when the port, the folder or the database can't be used. */
export async function startServer(settings: Settings): Promise<RunningServer> {
  const store = await openStore(settings);
  try {
    const sockets = await listen(createApp(store, settings).fetch, settings);
    return {
      url: `http://${inUrl(settings.host ?? 'localhost')}:${sockets.port}`,
      port: sockets.port,
      close: () => sockets.close().then(store.close),
    };
  } catch (error) {
    await store.close();
    throw error;
  }
}

/** An address of IPv6 stands in brackets. */
function inUrl(host: string): string {
  return host.includes(':') ? `[${host}]` : host;
}
