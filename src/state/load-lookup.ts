// ERR-19, AMB-29: loads a list once; if that fails, the list is empty and no failure is shown.
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

type LookupName = keyof typeof LOADERS;

/** Loads the list unless it is there or being loaded; a list that failed is loaded again. */
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
