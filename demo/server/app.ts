// Knows the whole server in one list: what every request passes, the calls, and the pages beside them.
import { Hono } from 'hono';
import { answerCalls } from './http/answer-calls.ts';
import { commonHeaders } from './http/common-headers.ts';
import { limitRate } from './http/limit-rate.ts';
import { onError } from './http/on-error.ts';
import { Refusal } from './http/refusal.ts';
import { shedLoad } from './http/shed-load.ts';
import { createTokens } from './http/tokens.ts';
import { addressHandlers } from './routes/addresses.ts';
import { faultRoutes } from './routes/faults.ts';
import { listHandlers } from './routes/lists.ts';
import { pageRoutes } from './routes/pages.ts';
import { quoteHandlers } from './routes/quotes.ts';
import { supplyHandlers } from './routes/supply.ts';
import { trackingHandlers } from './routes/tracking.ts';
import { vehicleHandlers } from './routes/vehicles.ts';
import type { Settings } from './settings.ts';
import type { Store } from './store/open-store.ts';

const CALLS = ['/auth/*', '/request/*'];

export function createApp(store: Store, settings: Settings): Hono {
  const app = new Hono();
  const tokens = createTokens(store.secret);
  app.onError(onError);
  app.use(commonHeaders);
  if (settings.faults) faultRoutes(app);
  const notTooLate = shedLoad();
  for (const path of CALLS) {
    app.use(path, notTooLate);
    if (settings.rateLimit) app.use(path, limitRate(settings.rateLimit, settings.trustProxy));
    app.use(path, async (c, next) => {
      c.header('Cache-Control', 'no-store');
      await next();
    });
  }
  answerCalls(
    app,
    {
      authToken: () => tokens.issue(),
      ...addressHandlers,
      ...listHandlers,
      ...vehicleHandlers,
      ...supplyHandlers,
      ...trackingHandlers(store),
      ...quoteHandlers(store),
    },
    tokens,
  );
  for (const path of CALLS) {
    app.all(path, (c) => {
      throw new Refusal(404, `There is nothing at ${c.req.path}.`);
    });
  }
  pageRoutes(app);
  return app;
}
