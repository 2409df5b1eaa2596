// HON-19: the whole home's bill before and after, how much of the difference is the pump and how much the tariff of all else.
import { currentRow, type Result, recommendedRow } from '../../../domain/result.ts';
import { useWidget } from '../../../state/widget-context.tsx';
import { BarCompare } from '../../../ui/bar-compare/bar-compare.tsx';

export function HeatPumpBill({ result }: { readonly result: Result }) {
  const { words } = useWidget();
  const now = currentRow(result)?.annualCost ?? null;
  const after = recommendedRow(result)?.annualCost ?? null;
  if (now === null || after === null) return null;
  const pounds = words.format.wholePounds;
  const change = Math.round(now) - Math.round(after);
  const rest = Math.round(result.breakdown?.savedByTariff ?? 0);
  const part = (of: 'pump' | 'rest', saved: number) =>
    words(`hp.bill.${of}.${saved >= 0 ? 'less' : 'more'}`, { value: pounds(Math.abs(saved)) });
  return (
    <>
      <BarCompare
        caption={words('hp.bill')}
        bars={[
          {
            name: words('hp.bill.now'),
            value: now,
            text: pounds(now),
            look: 'before',
            figure: 'hp-cost-now',
          },
          {
            name: words('hp.bill.after'),
            value: after,
            text: pounds(after),
            look: 'after',
            figure: 'hp-cost-after',
          },
        ]}
      />
      {rest !== 0 && <p>{[part('pump', change - rest), part('rest', rest)].join(' ')}</p>}
    </>
  );
}
