import { billSaving } from '../../../domain/bill-saving.ts';
import type { Result } from '../../../domain/result.ts';
import type { Words } from '../../../words/words.ts';

/** HON-19: how much of the saving is due to the pump and how much to the tariff; '' if none is due to the tariff. */
export function savedBy(result: Result, words: Words): string {
  const rest = Math.round(result.breakdown?.savedByTariff ?? 0);
  const saving = billSaving(result);
  if (rest === 0 || !saving) return '';
  const change = Math.round(saving.value) * (saving.kind === 'save' ? 1 : -1);
  const part = (of: 'pump' | 'rest', saved: number) =>
    words(`hp.bill.${of}.${saved >= 0 ? 'less' : 'more'}`, {
      value: words.format.wholePounds(Math.abs(saved)),
    });
  return [part('pump', change - rest), part('rest', rest), words('hp.bill.tariff')].join(' ');
}
