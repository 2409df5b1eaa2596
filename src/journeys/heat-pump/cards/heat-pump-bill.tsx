// HON-19: the whole home's bill before and after.
import { currentRow, type Result, recommendedRow } from '../../../domain/result.ts';
import { useWidget } from '../../../state/widget-context.tsx';
import { BarCompare } from '../../../ui/bar-compare/bar-compare.tsx';

export function HeatPumpBill({ result }: { readonly result: Result }) {
  const { words } = useWidget();
  const now = currentRow(result)?.annualCost ?? null;
  const after = recommendedRow(result)?.annualCost ?? null;
  if (now === null || after === null) return null;
  const bar = (is: 'now' | 'after', value: number, look: 'before' | 'after') => ({
    name: words(`hp.bill.${is}`),
    value,
    text: words.format.wholePounds(value),
    look,
    figure: `hp-cost-${is}`,
  });
  return (
    <BarCompare caption={words('hp.bill')} bars={[bar('now', now, 'before'), bar('after', after, 'after')]} />
  );
}
