import type { CalculatedResult } from '../../../domain/result.ts';
import { shownDifference } from '../../../domain/shown-difference.ts';
import { useWidget } from '../../../state/widget-context.tsx';

type Costs = Pick<CalculatedResult, 'annualCostAsMostRun' | 'annualCostIfShifted'>;

/** HON-18: the cost if the home runs as most homes do, and how much less it is if it shifts its use. */
export function AsMostRun({ row }: { row: Costs }) {
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
