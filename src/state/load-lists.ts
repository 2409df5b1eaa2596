import { type Outcome, success } from '../api/failure.ts';
import type { Answers } from '../domain/answers.ts';
import type { PropertyType } from '../domain/home.ts';
import { valuesOf } from '../domain/safe-built-ins.ts';
import { switchTypeOf } from './journey-state.ts';
import { sendRequest } from './request.ts';
import type { Widget } from './widget.tsx';

const LOADERS = {
  esaPropertyTypes: async (api: Widget['api']) => {
    const outcome = await api.esaPropertyTypes({});
    return outcome.ok ? success(outcome.value.esaPropertyTypes) : outcome;
  },
  ashpPropertyTypes: (api: Widget['api']) => api.ashpPropertyTypes({}),
} satisfies Record<string, (api: Widget['api']) => Promise<Outcome<readonly PropertyType[]>>>;

type LookupName = keyof typeof LOADERS;

/** ERR-19, AMB-29: loads the list unless it is there or being loaded; a list that failed is loaded again. */
export async function loadLookup(
  { store, api, report }: Pick<Widget, 'store' | 'api' | 'report'>,
  name: LookupName,
): Promise<void> {
  const status = store.getState().lookups[name]?.status;
  if (status === 'pending' || status === 'success') return;
  await sendRequest<readonly PropertyType[]>(() => LOADERS[name](api), {
    onChange: (list) => store.actions.setLookup(name, list),
    onError: report,
  });
}

/**
 * CALL-09, AMB-48: loads the suppliers for the visitor's postcode, whose names and logos a result shows. Loads once for each
 * postcode, meters and payment; a list that failed is loaded again.
 */
export async function loadSuppliers({ store, api }: Pick<Widget, 'store' | 'api'>): Promise<void> {
  const { answers, lookups } = store.getState();
  const body = supplyQuery(answers);
  if (!body) return;
  const of = JSON.stringify(body);
  const lookup = lookups.suppliers;
  if (lookup?.of === of && (lookup.status === 'pending' || lookup.status === 'success')) return;
  await sendRequest(
    async () => {
      const outcome = await api.suppliers({ body });
      if (!outcome.ok) return outcome;
      return success(valuesOf(outcome.value.suppliersDto).flatMap((list) => list ?? []));
    },
    {
      onChange: (list) => store.actions.setLookup('suppliers', { ...list, of }),
      isCancelled: () => store.getState().lookups.suppliers?.of !== of,
    },
  );
}

/** The query for the lists of suppliers and tariffs; null while no meter is known. */
function supplyQuery(answers: Answers) {
  const { postcode, currentPayMethod, economy7Percentage } = answers;
  const switchType = switchTypeOf(answers);
  return switchType && { postcode, switchType, currentPayMethod, economy7Percentage };
}
