// Each test file in the browser gets a reference API of its own: the faults that one sets, no other meets.
import { startReferenceApi } from './reference-api.mjs';

// No ending: the test server lets the browser keep whatever has one for a year.
const SCRIPT = '/own-api';
/** One more asset than the product's, for its tests. */
const WITH_INSULATION = './test/insulation/server/with-insulation.ts';
const LEASE = '/own-api-lease';
/** Answers the address of one more, on which all live services are played. It ends with the run. */
const PLAYED = '/own-api-played';

/** What a page runs first: `window.heqTest`, and a connection that stays open for as long as the page is there. */
const script = (heqTest) => `window.heqTest = ${JSON.stringify(heqTest)};
fetch('${LEASE}?${encodeURIComponent(heqTest.api)}').catch(() => {});`;

/** For the test server: a middleware and a plugin. `known` is what else `heqTest` holds; with `url` all use that API. */
export function ownApi(known, url) {
  let starting = null;

  /** @param origin of the pages, which are a partner's to that API */
  async function take(origin, isPlayed) {
    if (url && !isPlayed) return url;
    starting ??= startReferenceApi(WITH_INSULATION);
    return (await starting).open(origin, isPlayed);
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

  /** Answers when the page is gone, which is to say never: then its API has nobody left. */
  async function lease(context) {
    context.status = 204;
    await new Promise((resolve) => context.res.once('close', resolve));
    (await starting)?.close(decodeURIComponent(context.querystring));
  }

  return {
    script: SCRIPT,
    async middleware(context, next) {
      if (context.path === SCRIPT) return serve(context);
      if (context.path === PLAYED) {
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
