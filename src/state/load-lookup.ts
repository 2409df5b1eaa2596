// Knows how a list of the server is loaded: once, and empty without a word when it fails (ERR-19, AMB-29).
import type { PropertyType } from '../domain/property.ts';
import type { Widget } from './widget.ts';

const LOADERS = {
  esaPropertyTypes: async (api: Widget['api']) => {
    const outcome = await api.esaPropertyTypes({});
    return outcome.ok ? outcome.value.esaPropertyTypes : null;
  },
  ashpPropertyTypes: async (api: Widget['api']) => {
    const outcome = await api.ashpPropertyTypes({});
    return outcome.ok ? outcome.value : null;
  },
} satisfies Record<string, (api: Widget['api']) => Promise<readonly PropertyType[] | null>>;

export type LookupName = keyof typeof LOADERS;

/** Asks for the list unless it is there or on its way; a list that failed is asked for again. */
export async function loadLookup(
  { store, api }: Pick<Widget, 'store' | 'api'>,
  name: LookupName,
): Promise<void> {
  const held = store.getState().lookups[name];
  if (held && held.is !== 'failed') return;
  store.actions.setLookup(name, { is: 'asking', list: [] });
  const list = await LOADERS[name](api);
  store.actions.setLookup(name, list ? { is: 'ready', list } : { is: 'failed', list: [] });
}
