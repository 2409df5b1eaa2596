// RES-07, GEN-07, HON-09, HON-17: the recommended tariff over the full width, with its day and its conditions.
import type { ReactNode } from 'react';
import { type CalculatedResult, type Result, recommendedRow } from '../../../domain/result.ts';
import { shownDifference } from '../../../domain/shown-difference.ts';
import { useJourney, useWidget } from '../../../state/widget-context.tsx';
import { TariffCard } from '../cards/tariff-card.tsx';
import { ConditionList } from './condition-list.tsx';
import { otherOfBill } from './rates-text.ts';
import { TariffClock } from './tariff-clock.tsx';

interface TariffBandProps {
  readonly result: Result;
  /** The Change button's function, if a result offers one. */
  readonly action?: ReactNode;
}

/** Nothing if no tariff is recommended. */
export function TariffBand({ result, action }: TariffBandProps) {
  const { words } = useWidget();
  const combined = useJourney((state) => state.combined);
  const row = recommendedRow(result);
  if (!row?.tariffName) return null;
  const ofBill = otherOfBill(row, combined);
  const { compared } = result;
  const aside = (
    <>
      {compared !== null && compared > 0 && (
        <p className="tariff-band__compared">{words('tariff.compared', { count: compared })}</p>
      )}
      {ofBill && <p>{words('tariff.ofBill', { tariff: ofBill })}</p>}
    </>
  );
  return (
    <TariffCard
      result={result}
      heading={ofBill ? 'results.tariff.alone' : 'results.tariff'}
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

type Costs = Pick<CalculatedResult, 'annualCostAsMostRun' | 'annualCostIfShifted'>;

/** HON-18: the cost if the home runs as most homes do, and how much less it is if it shifts its use. */
function AsMostRun({ row }: { row: Costs }) {
  const { words } = useWidget();
  const { annualCostAsMostRun: usual, annualCostIfShifted: shifted } = row;
  if (usual == null || shifted == null) return null;
  const less = shownDifference(usual, shifted, usual - shifted);
  if (less <= 0) return null;
  return (
    <p className="tariff-band__run">
      {words('tariff.asMostRun', {
        usual: words.format.wholePounds(usual),
        less: words.format.wholePounds(less),
      })}
    </p>
  );
}
