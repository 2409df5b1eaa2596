// Knows the recommended tariff as every result shows it: supplier mark and name, tariff, when its rates were known (RES-07, GEN-07).
import type { ReactNode } from 'react';
import { type Result, recommendedRow } from '../../../domain/result.ts';
import { useWidget } from '../../../state/widget-context.tsx';
import { Card } from '../../../ui/card/card.tsx';
import { Logo } from '../../../ui/logo/logo.tsx';
import { Tag } from '../../../ui/tag/tag.tsx';
import { date } from '../../../words/format.ts';

export interface TariffCardProps {
  readonly result: Result;
  /** 'li' among the cards of a list. */
  readonly as?: 'section' | 'li';
  /** What its Change does, where a result offers one. */
  readonly action?: ReactNode;
}

export function TariffCard({ result, as = 'section', action }: TariffCardProps) {
  const { words } = useWidget();
  const row = recommendedRow(result);
  if (!row?.tariffName) return null;
  const supplier = row.supplierName ?? '';
  return (
    <Card
      as={as}
      heading={words('results.tariff')}
      level={4}
      action={action}
      picture={supplier && <Logo name={supplier} />}
    >
      <p className="tariff-card__name">{row.tariffName}</p>
      {supplier && <p>{words('results.tariffBy', { supplier })}</p>}
      <p className="tariff-card__rates">
        {row.ratesAsOf && words('results.ratesAsOf', { date: date(row.ratesAsOf) })}{' '}
        {row.indicative && <Tag>{words('results.indicative')}</Tag>}
      </p>
    </Card>
  );
}
