// HON-19: the whole home's bill before and after. Of today's, what the heating costs looks as heating fuel does in the one bill.
import { currentRow, type Result, recommendedRow } from '../../../domain/result.ts';
import { useWidget } from '../../../state/widget-context.tsx';
import { BarCompare } from '../../../ui/bar-compare/bar-compare.tsx';

export function HeatPumpBill({ result }: { readonly result: Result }) {
  const { words } = useWidget();
  const now = currentRow(result)?.annualCost ?? null;
  const after = recommendedRow(result)?.annualCost ?? null;
  if (now === null || after === null) return null;
  const { wholePounds } = words.format;
  const heating = result.breakdown?.oldFuelCost ?? 0;
  const isPart = heating > 0 && heating < now;
  return (
    <BarCompare
      caption={words('hp.bill')}
      bars={[
        {
          name: words(isPart ? 'hp.bill.now.heating' : 'hp.bill.now', { value: wholePounds(heating) }),
          value: now,
          text: wholePounds(now),
          figure: 'hp-cost-now',
          ...(isPart ? { ends: heating } : { look: 'before' }),
        },
        {
          name: words('hp.bill.after'),
          value: after,
          text: wholePounds(after),
          figure: 'hp-cost-after',
        },
      ]}
    />
  );
}
