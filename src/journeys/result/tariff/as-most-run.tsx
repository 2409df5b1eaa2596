import type { CalculatedResult } from '../../../domain/result.ts';
import { useWidget } from '../../../state/widget-context.tsx';

type Costs = Pick<CalculatedResult, 'annualCostAsMostRun' | 'annualCostIfShifted'>;

/** HON-18: what the home pays as most homes run, beside what it pays if it shifts. */
export function AsMostRun({ row }: { row: Costs }) {
  const { words } = useWidget();
  const { annualCostAsMostRun: usual, annualCostIfShifted: shifted } = row;
  if (usual == null || shifted == null) return null;
  return (
    <p className="tariff-band__run">
      {words('tariff.asMostRun', {
        usual: words.format.wholePounds(usual),
        shifted: words.format.wholePounds(shifted),
      })}
    </p>
  );
}
