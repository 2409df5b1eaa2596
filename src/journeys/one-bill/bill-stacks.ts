import type { BillSaving } from '../../domain/bill-saving.ts';
import { BILL_PARTS, type BillPart, type Combined } from '../../domain/extras/combined.ts';
import { roundTogether } from '../../domain/round-together.ts';
import type { Stack } from '../../ui/stacked-bars/stacked-bars.tsx';
import { roughly } from '../../words/formats.ts';
import type { Words } from '../../words/words.ts';

/** The one bill as shown. */
export interface Bill extends Combined {
  /** The parts of both bills, the lowest first. */
  readonly parts: readonly (typeof BILL_PARTS)[number][];
  readonly stacks: readonly Stack[];
  /** Pounds a year: the totals as shown. */
  readonly saving: number;
  readonly headline: BillSaving;
}

/** Pounds a year that each change saves alone, on its own tariff, rounded as on its tab; null if one is not known. */
export function savedAlone(shares: Combined['shares']): readonly number[] | null {
  const alone = shares.flatMap((share) => (share.alone == null ? [] : roughly(share.alone)));
  return alone.length > 0 && alone.length === shares.length ? alone : null;
}

export const sum = (values: readonly number[]) => values.reduce((all, one) => all + one, 0);
const partOf = (bill: readonly BillPart[], id: string) => bill.find((part) => part.id === id)?.value ?? 0;

/** Today's bill and the new one, each part rounded so that the parts as shown add up to the total as shown. */
export function billOf(combined: Combined, words: Words): Bill {
  const { today, after } = combined;
  const parts = BILL_PARTS.filter((id) => [today, after].some((bill) => bill.some((part) => part.id === id)));
  const bills = [today, after].map((bill) => {
    const exact = parts.map((id) => partOf(bill, id));
    return roundTogether(exact, sum(exact));
  });
  const [before = 0, now = 0] = bills.map(sum);
  const named = ['bill.today', 'bill.after'] as const;
  const saving = before - now;
  return {
    ...combined,
    parts,
    saving,
    headline: { kind: saving > 0 ? 'save' : 'costMore', value: Math.abs(saving) },
    stacks: named.map((name, at) => ({
      name: words(name),
      total: totalText(sum(bills[at] ?? []), words),
      values: (bills[at] ?? []).map((value) => ({ value, text: words.format.wholePounds(value) })),
    })),
  };
}

/** A bill below zero is in credit. */
function totalText(total: number, words: Words): string {
  return total < 0
    ? words('bill.credit', { value: words.format.wholePounds(-total) })
    : words.format.wholePounds(total);
}
