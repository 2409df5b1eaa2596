import type { CalculatedResult } from '../../../domain/result.ts';
import { useWidget } from '../../../state/widget-context.tsx';

type Costs = Pick<CalculatedResult, 'annualCostAsMostRun' | 'annualCostIfShifted'>;

/** HON-18: the cost if the home runs as most homes do, next to the cost if it shifts its use. */
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
