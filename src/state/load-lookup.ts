// ERR-19, AMB-29: a list is loaded once, and empty without a word when that fails.
import { type Outcome, success } from '../api/failure.ts';
import type { PropertyType } from '../domain/property.ts';
import { ask } from './request.ts';
import type { Widget } from './widget.ts';

const LOADERS = {
  esaPropertyTypes: async (api: Widget['api']) => {
    const outcome = await api.esaPropertyTypes({});
    return outcome.ok ? success(outcome.value.esaPropertyTypes) : outcome;
  },
  ashpPropertyTypes: (api: Widget['api']) => api.ashpPropertyTypes({}),
} satisfies Record<string, (api: Widget['api']) => Promise<Outcome<readonly PropertyType[]>>>;

export type LookupName = keyof typeof LOADERS;

/** Asks for the list unless it is there or on its way; a list that failed is asked for again. */
export async function loadLookup(
  { store, api }: Pick<Widget, 'store' | 'api'>,
  name: LookupName,
): Promise<void> {
  const held = store.getState().lookups[name]?.is;
  if (held === 'asking' || held === 'answered') return;
  await ask<readonly PropertyType[]>(() => LOADERS[name](api), {
    note: (list) => store.actions.setLookup(name, list),
  });
}
