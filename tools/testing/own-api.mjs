// Each test file in the browser gets its own reference API, so faults that one file sets do not affect the others.
import { startReferenceApi } from './reference-api.mjs';

// The URL has no file extension, because the test server lets the browser cache files with an extension for a year.
const SCRIPT = '/own-api';
/** Adds an asset to those of the product, for its tests. */
const WITH_INSULATION = './test/insulation/server/with-insulation.ts';
const LEASE = '/own-api-lease';
/** Responds with the URL of another API, with a fake of every live service. It ends with the run. */
const WITH_FAKES = '/own-api-with-fakes';

/** Runs first in a page. It sets `window.heqTest`, and opens a connection that lasts as long as the page. */
const script = (heqTest) => `window.heqTest = ${JSON.stringify(heqTest)};
fetch('${LEASE}?${encodeURIComponent(heqTest.api)}').catch(() => {});`;

/** A middleware and a plugin for the test server. `known` is the rest of `heqTest`. If `url` is given, all pages use that API. */
export function ownApi(known, url) {
  let starting = null;

  /** @param origin the origin of the test pages, which the API treats as a partner's */
  async function take(origin, hasFakes) {
    if (url && !hasFakes) return url;
    starting ??= startReferenceApi(WITH_INSULATION);
    return (await starting).open(origin, hasFakes);
  }

  async function serve(context) {
    context.type = 'js';
    context.set('cache-control', 'no-store');
    try {
      context.body = script({ ...known, api: await take(context.origin) });
    } catch (error) {
      context.body = `throw new Error(${JSON.stringify(error.message)});`;
    }
  }

  /** Never responds. The connection closes when the page is gone, and then its API is stopped. */
  async function lease(context) {
    context.status = 204;
    await new Promise((resolve) => context.res.once('close', resolve));
    (await starting)?.close(decodeURIComponent(context.querystring));
  }

  return {
    script: SCRIPT,
    async middleware(context, next) {
      if (context.path === SCRIPT) return serve(context);
      if (context.path === WITH_FAKES) {
        context.body = await take(context.origin, true);
        return;
      }
      return context.path === LEASE ? lease(context) : next();
    },
    plugin: {
      name: 'own-api',
      async serverStop() {
        await starting?.then((api) => api.stop()).catch(() => {});
      },
    },
  };
}
