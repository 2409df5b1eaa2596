import type { BillPart } from '../../../../src/domain/result-extras.ts';
import type { Sum } from '../../../../src/domain/sum.ts';
import { bookOf, type Made, made, term, WORKED_OUT, worked } from '../receipts/receipt.ts';

const NAMES: Readonly<Record<BillPart['id'], string>> = {
  electricity: 'Electricity',
  standing: 'Electricity standing charge',
  heating: 'Heating fuel',
  'car-fuel': 'Car fuel',
  'car-tax': 'Car tax by the mile',
  export: 'Power you sell',
};

/** What the saving of all together is made of. */
export function oneBillSums(
  today: readonly BillPart[],
  after: readonly BillPart[],
): Readonly<Record<string, Sum>> {
  return bookOf([
    made('bill-savings', '£/y', 'subtract', [
      worked('Your bills today', billOf('bill-today', today)),
      worked('Your one bill after', billOf('bill-after', after)),
    ]),
  ]);
}

/** What is sold comes off what is paid. */
function billOf(id: string, parts: readonly BillPart[]): Made {
  const named = parts.map((part) => term(NAMES[part.id], Math.abs(part.value), '£/y', WORKED_OUT));
  const isSold = (at: number) => parts[at]!.id === 'export';
  const paid = named.filter((_, at) => !isSold(at));
  const sold = named.filter((_, at) => isSold(at));
  if (sold.length === 0) return made(id, '£/y', 'add', paid);
  return made(id, '£/y', 'subtract', [
    worked('All that you pay for', made(`${id}-paid`, '£/y', 'add', paid)),
    ...sold,
  ]);
}
