import { type ReactNode, useEffect } from 'react';
import { type CalculatedResult, type Result, recommendedRow } from '../../../domain/result.ts';
import type { Condition } from '../../../domain/result-extras.ts';
import { shownDifference } from '../../../domain/shown-figures.ts';
import { absoluteHttpUrl } from '../../../domain/url.ts';
import { loadSuppliers } from '../../../state/load-lists.ts';
import { answerOf } from '../../../state/request.ts';
import { useJourney, useWidget } from '../../../state/widget.tsx';
import { Alert } from '../../../ui/alert/alert.tsx';
import { Card } from '../../../ui/card/card.tsx';
import { Disclosure } from '../../../ui/disclosure/disclosure.tsx';
import type { Elements } from '../../../ui/elements.ts';
import { Logo } from '../../../ui/text/logo.tsx';
import { Tag } from '../../../ui/text/tag.tsx';
import { Explained } from '../../../ui/text/term.tsx';
import { conditionText } from '../../../words/message.ts';
import { otherOfBill, ratesText } from '../prices/price-text.ts';
import { TariffClock } from './tariff-clock.tsx';

interface TariffBandProps {
  readonly result: Result;
  /** The Change button's function, if a result offers one. */
  readonly action?: ReactNode;
}

/**
 * RES-07, GEN-07, HON-09, HON-17: the recommended tariff over the full width: its supplier, the date of its rates, its day and
 * its conditions. Nothing if no tariff is recommended.
 */
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

interface ConditionListProps {
  readonly conditions: readonly Condition[] | null;
  /** Shown with the conditions, closed at first. */
  readonly children?: Elements;
}

/** HON-09: conditions that this home does not meet as warnings, the others as a list. */
export function ConditionList({ conditions, children }: ConditionListProps) {
  const { words } = useWidget();
  if (!conditions || conditions.length === 0) return children;
  const textOf = (condition: Condition) => conditionText(words, condition);
  const missed = conditions.filter(({ met }) => met === false);
  const rest = conditions.filter(({ met }) => met !== false);
  return (
    <div className="conditions stack stack--2">
      {missed.map((one) => (
        <Alert key={one.id} tone="warning" live={false}>
          <p>{words('tariff.notMet', { condition: textOf(one) })}</p>
        </Alert>
      ))}
      {rest.length > 0 && (
        <Disclosure summary={words('tariff.conditions')}>
          {children}
          <ul className="conditions__list">
            {rest.map((one) => (
              <li key={one.id}>{textOf(one)}</li>
            ))}
          </ul>
        </Disclosure>
      )}
    </div>
  );
}

interface NamedSupplier {
  /** '' if neither the result nor the list has a name. */
  readonly name: string;
  /** The URL of its logo. */
  readonly logo: string | undefined;
}

/**
 * RES-07, AMB-48: the name and the logo of a supplier, by its id in the suppliers' list. Until the list is loaded, or if it
 * fails, the name from the result itself.
 */
function useSupplierOf(): (row: CalculatedResult) => NamedSupplier {
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
