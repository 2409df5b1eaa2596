// RES-07, GEN-07, HON-09, HON-17: the recommended tariff over the full width: its supplier, the date of its rates, its day and its conditions.
import type { ReactNode } from 'react';
import { type CalculatedResult, type Result, recommendedRow } from '../../../domain/result.ts';
import { shownDifference } from '../../../domain/shown-difference.ts';
import { useJourney, useWidget } from '../../../state/widget-context.tsx';
import { Card } from '../../../ui/card/card.tsx';
import { Logo } from '../../../ui/logo/logo.tsx';
import { Tag } from '../../../ui/tag/tag.tsx';
import { Explained } from '../../../ui/term/explained.tsx';
import { ConditionList } from './condition-list.tsx';
import { otherOfBill, ratesText } from './rates-text.ts';
import { TariffClock } from './tariff-clock.tsx';
import { useSupplierOf } from './use-supplier-of.tsx';

interface TariffBandProps {
  readonly result: Result;
  /** The Change button's function, if a result offers one. */
  readonly action?: ReactNode;
}

/** Nothing if no tariff is recommended. */
export function TariffBand({ result, action }: TariffBandProps) {
  const { words } = useWidget();
  const combined = useJourney((state) => state.combined);
  const named = useSupplierOf();
  const row = recommendedRow(result);
  if (!row?.tariffName) return null;
  const { ofBill, title } = otherOfBill(row, combined);
  const { name: supplier, logo } = named(row);
  const { compared } = result;
  return (
    <Card as="section" heading={words(title)} action={action} tone="tint">
      <div className="tariff-card">
        {supplier && <Logo name={supplier} src={logo} />}
        <div className="tariff-card__names">
          <p className="tariff-card__name heading heading--section">
            <bdi>{row.tariffName}</bdi>
          </p>
          {supplier && <p>{words('results.tariffBy', { supplier })}</p>}
        </div>
        <div>
          {compared !== null && compared > 0 && <p>{words('tariff.compared', { count: compared })}</p>}
          {ofBill && <p>{words('tariff.ofBill', { tariff: ofBill })}</p>}
          <p className="tariff-card__rates">
            <span>{ratesText(row, words)}</span>{' '}
            {row.indicative && (
              <Tag>
                <Explained>{words('results.indicative')}</Explained>
              </Tag>
            )}
          </p>
        </div>
      </div>
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
    </Card>
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
    <p>
      {words('tariff.asMostRun', {
        usual: words.format.wholePounds(usual),
        less: words.format.wholePounds(less),
      })}
    </p>
  );
}
