// RES-07, GEN-07: the supplier's logo and name, the tariff, and the date of its rates.

import type { ReactNode } from 'react';
import { type Result, recommendedRow } from '../../../domain/result.ts';
import { useWidget } from '../../../state/widget-context.tsx';
import { Card } from '../../../ui/card/card.tsx';
import type { Elements } from '../../../ui/elements.ts';
import { Logo } from '../../../ui/logo/logo.tsx';
import { Tag } from '../../../ui/tag/tag.tsx';
import { Explained } from '../../../ui/term/explained.tsx';
import type { WordKey } from '../../../words/word-key.ts';
import { ratesText } from '../tariff/rates-text.ts';
import { useSupplierOf } from './use-supplier-of.tsx';

interface TariffCardProps {
  readonly result: Result;
  readonly heading: WordKey;
  /** The Change button's function, if a result offers one. */
  readonly action?: ReactNode;
  /** Next to the name: how many tariffs it is the cheapest of. */
  readonly aside?: Elements;
  /** Shown below the details that every API sends. */
  readonly children?: Elements;
}

export function TariffCard({ result, heading, action, aside, children }: TariffCardProps) {
  const { words } = useWidget();
  const row = recommendedRow(result);
  const named = useSupplierOf();
  if (!row?.tariffName) return null;
  const { name: supplier, logo } = named(row);
  return (
    <Card as="section" heading={words(heading)} action={action} tone="tint">
      <div className="tariff-card">
        {supplier && <Logo name={supplier} src={logo} />}
        <div className="tariff-card__names">
          <p className="tariff-card__name heading heading--section">
            <bdi>{row.tariffName}</bdi>
          </p>
          {supplier && <p>{words('results.tariffBy', { supplier })}</p>}
        </div>
        <div className="tariff-card__aside">
          {aside}
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
      {children}
    </Card>
  );
}
