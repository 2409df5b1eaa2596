// RES-07, AMB-48: the name and the logo of a supplier, by its id in the suppliers' list.
import { useEffect } from 'react';
import { absoluteHttpUrl } from '../../../domain/http-url.ts';
import type { CalculatedResult } from '../../../domain/result.ts';
import { loadSuppliers } from '../../../state/load-suppliers.ts';
import { answerOf } from '../../../state/request.ts';
import { useJourney, useWidget } from '../../../state/widget-context.tsx';

interface NamedSupplier {
  /** '' if neither the result nor the list has a name. */
  readonly name: string;
  /** The URL of its logo. */
  readonly logo: string | undefined;
}

/** Until the list is loaded, or if it fails, the name from the result itself. */
export function useSupplierOf(): (row: CalculatedResult) => NamedSupplier {
  const widget = useWidget();
  const suppliers = useJourney(({ lookups }) => lookups.suppliers);
  useEffect(() => {
    void loadSuppliers(widget);
  }, [widget]);
  return ({ supplierId, supplierName }) => {
    const one = answerOf(suppliers)?.find((supplier) => supplier.supplierId === supplierId);
    const logo = one?.logo ? absoluteHttpUrl(one.logo, widget.settings.apiBase) : null;
    return { name: supplierName ?? one?.supplierName ?? '', logo: logo ?? undefined };
  };
}
