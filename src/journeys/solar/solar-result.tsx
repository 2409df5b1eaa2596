// Knows the Solar result: headline and tariff.
import { recommendedRow } from '../../domain/result.ts';
import { useWidget } from '../../state/widget-context.tsx';
import { wholePounds } from '../../words/format.ts';
import { TariffCard } from '../shared/cards/tariff-card.tsx';
import type { ResultViewProps } from '../shared/result-view.ts';

export function SolarResult({ result }: ResultViewProps) {
  const { words } = useWidget();
  const saving = recommendedRow(result)?.savings ?? null;
  return (
    <div className="result">
      {saving !== null && (
        <p>
          {words(saving > 0 ? 'hp.save' : 'hp.costMore')} {wholePounds(Math.abs(saving))}{' '}
          {words('results.perYear')}
        </p>
      )}
      <TariffCard result={result} />
    </div>
  );
}
