import type { Sum } from '../../../../src/domain/extras/sum.ts';
import type { Made } from './made.ts';

/** All sums and the sums behind them, by id. A sum without a finite value is left out. */
export function bookOf(sums: readonly (Made | null)[]): Readonly<Record<string, Sum>> {
  const book: Record<string, Sum> = {};
  const enter = ({ id, sum, parts }: Made) => {
    if (Number.isFinite(sum.value)) book[id] = sum;
    for (const { behind } of parts) if (behind) enter(behind);
  };
  for (const sum of sums) if (sum) enter(sum);
  return book;
}
