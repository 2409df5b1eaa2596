// Imported before the reference API. It replaces the server's lists of assets by those that include insulation.
import { registerHooks } from 'node:module';

const LISTS = ['quotes/assets.ts', 'counting/counted-assets.ts'].map((list) => ({
  ours: `/demo/server/${list}`,
  withOneMore: new URL(list.slice(list.indexOf('/') + 1), import.meta.url).href,
}));

registerHooks({
  resolve(specifier, context, next) {
    const found = next(specifier, context);
    const list = LISTS.find(({ ours }) => found.url.endsWith(ours));
    return list && context.parentURL !== list.withOneMore ? { ...found, url: list.withOneMore } : found;
  },
});
