// Assembles the server: the middleware of every request, the calls, and the pages.
import { Hono } from 'hono';
import { trackingHandlers } from './counting/tracking.ts';
import { answerCalls } from './http/answer-calls.ts';
import { commonHeaders } from './http/common-headers.ts';
import { onError, Refusal } from './http/refusal.ts';
import { createTokens } from './http/tokens.ts';
import { limitRate } from './load/limit-rate.ts';
import { shedLoad } from './load/shed-load.ts';
import type { Store } from './open-store.ts';
import { enquiryHandlers, partnerPages } from './partners/enquiries.ts';
import { ASSETS } from './quotes/assets.ts';
import { addressHandlers } from './routes/addresses.ts';
import { faultRoutes } from './routes/faults.ts';
import { listHandlers, supplyHandlers } from './routes/lists.ts';
import { pageRoutes } from './routes/pages.ts';
import { quoteHandlers } from './routes/quotes.ts';
import { vehicleHandlers } from './routes/vehicles.ts';
import type { Settings } from './settings.ts';
import { shareHandlers } from './shares/routes.ts';
import { checkTariffs } from './sources/check-tariffs.ts';
import type { Sources } from './sources/sources.ts';
import { TABLE_SOURCES } from './sources/table-sources.ts';
import { funnelPages } from './visits/routes.ts';

const CALLS = ['/auth/*', '/request/*'];

export interface Parts {
  readonly store: Store;
  readonly settings: Settings;
  /** The tables of `data`, unless the operator passes other sources. */
  readonly sources?: Sources;
  /** Milliseconds since 1970; the machine's clock by default. */
  readonly now?: () => number;
  /** True once a proxy should send no more requests. */
  readonly isEnding?: () => boolean;
  /** Called with the number of tracking records that were stored. */
  readonly trackingAdded?: (records: number) => void;
  /** Called when a message for a partner was added to the outbox. */
  readonly enquiryAdded?: () => void;
}

/** Throws a StartProblem when the sources lack what every quote needs. */
export async function createApp({
  store,
  settings,
  sources = TABLE_SOURCES,
  now = Date.now,
  ...parts
}: Parts): Promise<Hono> {
  await checkTariffs(sources);
  const app = new Hono();
  const tokens = createTokens(store.secret, now);
  const { trackingAdded = () => {}, enquiryAdded = () => {} } = parts;
  const quotes = quoteHandlers(store, sources, now);
  app.onError(onError);
  app.use(commonHeaders);
  if (settings.faults) faultRoutes(app);
  healthRoute(app, parts.isEnding ?? (() => false));
  app.use(shedLoad);
  const limits = limitRate(settings.rateLimit, settings.trustProxy, now);
  app.use(limits.middleware);
  for (const path of CALLS) {
    app.use(path, async (c, next) => {
      c.header('Cache-Control', 'no-store');
      await next();
    });
  }
  answerCalls(
    app,
    {
      authToken: () => tokens.issue(),
      ...addressHandlers(sources),
      ...listHandlers,
      ...vehicleHandlers(sources),
      ...supplyHandlers(sources),
      ...trackingHandlers(store, trackingAdded),
      ...quotes,
      ...enquiryHandlers(store, enquiryAdded, limits.enquiry),
      ...shareHandlers(store.shares, quotes.quoteResult, settings.shareDays, now),
    },
    tokens,
    limits,
    Object.fromEntries(Object.entries(ASSETS).map(([name, { body }]) => [name, body])),
  );
  for (const path of CALLS) {
    app.all(path, (c) => {
      throw new Refusal(404, `There is nothing at ${c.req.path}.`);
    });
  }
  partnerPages(app, store, enquiryAdded);
  funnelPages(app, store, settings.operatorKey, now);
  pageRoutes(app);
  return app;
}

/** For proxies. The answer is 503 once the server has received a signal to stop, while other requests are still served. */
function healthRoute(app: Hono, isEnding: () => boolean): void {
  app.get('/health', (c) => {
    c.header('Cache-Control', 'no-store');
    return isEnding() ? c.json({ status: 'ending' }, 503) : c.json({ status: 'ok' });
  });
}
