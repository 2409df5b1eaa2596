import type { Combined } from '../../domain/extras/combined.ts';
import { roundTogether } from '../../domain/round-together.ts';
import { quotedName } from '../../state/fetch-result.ts';
import { useJourney, useWidget } from '../../state/widget-context.tsx';
import { Table } from '../../ui/table/table.tsx';
import { LongPart } from '../result/page/long-part.tsx';
import { savedAlone, sum } from './bill-stacks.ts';

interface FairSharesProps {
  readonly combined: Pick<Combined, 'shares'>;
  /** Pounds a year, as shown above them; they add up to the total. */
  readonly saving: number;
}

/** What each technology adds to the saving of the others, and saves alone. */
export function FairShares({ combined: { shares }, saving }: FairSharesProps) {
  const { words, product } = useWidget();
  const results = useJourney((state) => state.results);
  if (shares.length < 2) return null;
  const exact = shares.map(({ value }) => value);
  const total = sum(exact);
  const shown = roundTogether(exact, total, saving);
  const alone = savedAlone(shares);
  const { wholePounds, aboutPounds } = words.format;
  const columns = [
    { name: words('bill.shares.together'), values: [...shown, saving].map(wholePounds) },
    ...(alone ? [{ name: words('bill.shares.alone'), values: [...alone, sum(alone)].map(aboutPounds) }] : []),
  ];
  const cellsOf = (row: number) => columns.map(({ values }) => values[row]);
  return (
    <LongPart look="card" title={words('bill.shares')}>
      <Table
        head={words('alternative.savings')}
        columns={columns.map(({ name }) => name)}
        rows={shares.map(({ asset }, at) => ({
          name: words(quotedName(product.asset(asset), results)),
          cells: cellsOf(at),
        }))}
        total={{ name: words('bill.total'), cells: cellsOf(shares.length) }}
      />
      <p className="note">{words('bill.shares.why')}</p>
    </LongPart>
  );
}
