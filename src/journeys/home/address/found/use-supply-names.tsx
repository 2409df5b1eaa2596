// Suppliers and tariffs are asked for once for each address that is shown.
import { useEffect, useState } from 'react';
import { useWidget } from '../../../../state/widget-context.tsx';
import { NO_NAMES, type SupplyNames, supplyNames } from './supply-names.ts';

export function useSupplyNames(): SupplyNames {
  const { api, store } = useWidget();
  const [names, setNames] = useState(NO_NAMES);
  useEffect(() => {
    const { signal, abort } = abortable();
    void supplyNames(api, store.getState().answers, { signal }).then((found) => {
      if (!signal.aborted) setNames(found);
    });
    return abort;
  }, [api, store]);
  return names;
}

function abortable() {
  const controller = new AbortController();
  return { signal: controller.signal, abort: () => controller.abort() };
}
