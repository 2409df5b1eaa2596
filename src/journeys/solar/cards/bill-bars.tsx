import { currentRow, type Result, recommendedRow } from '../../../domain/result.ts';
import { useWidget } from '../../../state/widget-context.tsx';
import type { Words } from '../../../words/words.ts';
import { SummedBars } from '../../result/sums/summed-bars.tsx';

/** The bill before and after. */
export function BillBars({ result }: { result: Result }) {
  const { words } = useWidget();
  const now = currentRow(result)?.annualCost ?? null;
  const after = recommendedRow(result)?.annualCost ?? null;
  if (now === null || after === null) return null;
  const text = (bill: number) =>
    bill < 0
      ? words('bill.credit', { value: words.format.wholePounds(-bill) })
      : words.format.wholePounds(bill);
  return (
    <SummedBars
      caption={takeaway(after, result.totalCost, words)}
      bars={[
        {
          name: words('bill.today'),
          value: now,
          text: text(now),
          figure: 'solar-bill-now',
        },
        {
          name: words(recommendedRow(result)?.tariffName ? 'solar.bill.after' : 'solar.bill.afterAlone'),
          value: after,
          text: text(after),
          figure: 'solar-bill-after',
        },
      ]}
    />
  );
}

/** A payment is never shown without its conditions. */
function takeaway(after: number, cost: number | null, words: Words): string {
  return after < 0 && cost
    ? words('solar.bill.credit', { cost: words.format.aboutPounds(cost) })
    : words('solar.bill.other');
}
