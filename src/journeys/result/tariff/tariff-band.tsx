// RES-07, GEN-07, HON-09, HON-17: the recommended tariff over the full width, with its day and its conditions.
import type { ReactNode } from 'react';
import type { Result } from '../../../domain/result.ts';
import { recommendedRow } from '../../../domain/result.ts';
import { useJourney, useWidget } from '../../../state/widget-context.tsx';
import { TariffCard } from '../cards/tariff-card.tsx';
import { AsMostRun } from './as-most-run.tsx';
import { ConditionList } from './condition-list.tsx';
import { TariffClock } from './tariff-clock.tsx';

interface TariffBandProps {
  readonly result: Result;
  /** The Change button's function, if a result offers one. */
  readonly action?: ReactNode;
}

/** Nothing if no tariff is recommended. */
export function TariffBand({ result, action }: TariffBandProps) {
  const { words } = useWidget();
  const ofBill = useJourney(({ combined }) => combined?.tariff.tariffName);
  const row = recommendedRow(result);
  if (!row?.tariffName) return null;
  const isAlone = !!ofBill && ofBill !== row.tariffName;
  const { compared } = result;
  const aside = (
    <>
      {compared !== null && compared > 0 && (
        <p className="tariff-band__compared">{words('tariff.compared', { count: compared })}</p>
      )}
      {isAlone && <p>{words('tariff.ofBill', { tariff: ofBill })}</p>}
    </>
  );
  return (
    <TariffCard
      result={result}
      heading={isAlone ? 'results.tariff.alone' : 'results.tariff'}
      action={action}
      aside={aside}
    >
      <div className="tariff-band">
        {row.indicative && row.supplierName && (
          <p>{words('tariff.indicative', { supplier: row.supplierName })}</p>
        )}
        <TariffClock clock={result.clock} tariff={row.tariffName} />
        <ConditionList conditions={result.conditions}>
          <AsMostRun row={row} />
          {result.prices && <p className="prices__note note">{words('prices.compared')}</p>}
        </ConditionList>
      </div>
    </TariffCard>
  );
}
