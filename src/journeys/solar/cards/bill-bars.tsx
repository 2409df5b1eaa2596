import { currentRow, type Result, recommendedRow } from '../../../domain/result.ts';
import { shownDifference } from '../../../domain/shown-difference.ts';
import { useWidget } from '../../../state/widget-context.tsx';
import type { Words } from '../../../words/words.ts';
import { SummedBars } from '../../result/sums/summed-bars.tsx';

/** The bill before and after, and the payment for power sold. */
export function BillBars({ result }: { result: Result }) {
  const { words } = useWidget();
  const sold = soldFor(result);
  return (
    <div className="solar-bill stack stack--4">
      <Bars result={result} />
      {sold >= 1 && (
        <p className="solar-bill__sold">
          {words('solar.bill.export', { value: words.format.wholePounds(sold) })}
        </p>
      )}
    </div>
  );
}

/** Pounds a year for power sold; 0 if the server does not say. */
function soldFor({ whatIf }: Result): number {
  return (whatIf?.after.export ?? []).reduce((pounds, { kWh, rate }) => pounds + (kWh * rate) / 100, 0);
}

function Bars({ result }: { result: Result }) {
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
      caption={takeaway(now, after, result.totalCost, words)}
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
function takeaway(now: number, after: number, cost: number | null, words: Words): string {
  if (after < 0 && cost) return words('solar.bill.credit', { cost: words.format.aboutPounds(cost) });
  if (after < 0 || now <= 0) return words('solar.bill.other');
  const less = shownDifference(now, after, now - after);
  if (less === 0) return words('solar.bill.same');
  return words(less > 0 ? 'solar.bill.falls' : 'solar.bill.rises', {
    value: words.format.wholePounds(Math.abs(less)),
  });
}
