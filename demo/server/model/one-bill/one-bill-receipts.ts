import type { BillPart } from '../../../../src/domain/result-extras.ts';
import type { Sum } from '../../../../src/domain/sum.ts';
import { bookOf, line, type Receipt, receipt, subtotal, WORKED_OUT } from '../receipts/receipt.ts';

const NAMES: Readonly<Record<BillPart['id'], string>> = {
  electricity: 'electricity',
  standing: 'electricity-standing-charge',
  heating: 'heating-fuel',
  'car-fuel': 'car-fuel',
  'car-tax': 'car-tax-by-the-mile',
  export: 'power-you-sell',
};

/** What the saving of all together is made of. */
export function oneBillSums(
  today: readonly BillPart[],
  after: readonly BillPart[],
): Readonly<Record<string, Sum>> {
  return bookOf([
    receipt('bill-savings', '£/y', 'subtract', [
      subtotal('your-bills-today', billOf('bill-today', today)),
      subtotal('your-one-bill-after', billOf('bill-after', after)),
    ]),
  ]);
}

/** What is sold comes off what is paid. */
function billOf(id: string, parts: readonly BillPart[]): Receipt {
  const named = parts.map((part) => line(NAMES[part.id], Math.abs(part.value), '£/y', WORKED_OUT));
  const isSold = (at: number) => parts[at]!.id === 'export';
  const paid = named.filter((_, at) => !isSold(at));
  const sold = named.filter((_, at) => isSold(at));
  if (sold.length === 0) return receipt(id, '£/y', 'add', paid);
  return receipt(id, '£/y', 'subtract', [
    subtotal('all-paid', receipt(`${id}-paid`, '£/y', 'add', paid)),
    ...sold,
  ]);
}
