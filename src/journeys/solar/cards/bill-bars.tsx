// Knows the electricity bill before and after, as two bars on one scale.
import { currentRow, type Result, recommendedRow } from '../../../domain/result.ts';
import { useWidget } from '../../../state/widget-context.tsx';
import { BarCompare } from '../../../ui/bar-compare/bar-compare.tsx';
import { percent, wholePounds } from '../../../words/format.ts';
import type { Words } from '../../../words/words.ts';

export function BillBars({ result }: { result: Result }) {
  const { words } = useWidget();
  const now = currentRow(result)?.annualCost ?? null;
  const after = recommendedRow(result)?.annualCost ?? null;
  if (now === null || after === null) return null;
  const text = (bill: number) =>
    bill < 0 ? words('solar.bill.inCredit', { value: wholePounds(-bill) }) : wholePounds(bill);
  return (
    <BarCompare
      caption={takeaway(now, after, words)}
      bars={[
        { name: words('solar.bill.now'), value: now, text: text(now), look: 'before' },
        { name: words('solar.bill.after'), value: after, text: text(after), look: 'after' },
      ]}
    />
  );
}

function takeaway(now: number, after: number, words: Words): string {
  if (after < 0) return words('solar.bill.credit');
  if (now <= 0) return words('solar.bill.other');
  const change = Math.round((100 * (after - now)) / now);
  if (change === 0) return words('solar.bill.same');
  return words(change < 0 ? 'solar.bill.falls' : 'solar.bill.rises', { share: percent(Math.abs(change)) });
}
