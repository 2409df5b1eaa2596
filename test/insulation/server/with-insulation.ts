// Imported before the reference API: in place of the server's own list of assets, the one with insulation in it.
import { registerHooks } from 'node:module';

const OURS = '/demo/server/quotes/assets.ts';
const WITH_ONE_MORE = new URL('assets.ts', import.meta.url).href;

registerHooks({
  resolve(specifier, context, next) {
    const found = next(specifier, context);
    const isOurs = found.url.endsWith(OURS) && context.parentURL !== WITH_ONE_MORE;
    return isOurs ? { ...found, url: WITH_ONE_MORE } : found;
  },
});
