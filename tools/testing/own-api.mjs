// Knows how each test file in the browser gets a reference API of its own: the faults that one sets, no other meets.
import { startReferenceApi } from './reference-api.mjs';

// No ending: the test server lets the browser keep whatever has one for a year.
const SCRIPT = '/own-api';
const LEASE = '/own-api-lease';

/** What a page runs first: `window.heqTest`, and a connection that stays open for as long as the page is there. */
const script = (heqTest) => `window.heqTest = ${JSON.stringify(heqTest)};
fetch('${LEASE}?${encodeURIComponent(heqTest.api)}').catch(() => {});`;

/** For the test server: a middleware and a plugin. `known` is what else `heqTest` holds; with `url` all use that API. */
export function ownApi(known, url) {
  const apis = new Map();
  let spare = null;

  /** Started one ahead, so that no file waits for it. */
  function prepare() {
    spare = startReferenceApi();
    spare.catch(() => {});
  }

  async function take() {
    if (url) return url;
    const mine = spare ?? startReferenceApi();
    prepare();
    const api = await mine;
    apis.set(api.url, api);
    return api.url;
  }

  async function giveBack(taken) {
    const api = apis.get(taken);
    apis.delete(taken);
    await api?.stop();
  }

  async function serve(context) {
    context.type = 'js';
    context.set('cache-control', 'no-store');
    try {
      context.body = script({ ...known, api: await take() });
    } catch (error) {
      context.body = `throw new Error(${JSON.stringify(error.message)});`;
    }
  }

  /** Answers when the page is gone, which is to say never: then its API has nobody left. */
  async function lease(context) {
    context.status = 204;
    await new Promise((resolve) => context.res.once('close', resolve));
    await giveBack(decodeURIComponent(context.querystring));
  }

  return {
    script: SCRIPT,
    middleware(context, next) {
      if (context.path === SCRIPT) return serve(context);
      return context.path === LEASE ? lease(context) : next();
    },
    plugin: {
      name: 'own-api',
      async serverStop() {
        await Promise.all([...apis.keys()].map(giveBack));
        await spare?.then((api) => api.stop()).catch(() => {});
      },
    },
  };
}
