// A result as rows of text, for print and enquiries.
import type { Answers } from '../../../domain/answers.ts';
import type { Clock } from '../../../domain/clock.ts';
import { shownRange } from '../../../domain/range.ts';
import { currentRow, type Result, recommendedRow } from '../../../domain/result.ts';
import type { Combined } from '../../../domain/result-extras.ts';
import type { AssetDescriptor, ResultSummary } from '../../../state/asset-descriptor.ts';
import { oneLine } from '../../../words/in-sentence.ts';
import type { Words } from '../../../words/words.ts';
import { mileageTax, otherOfBill, ratesText } from '../../result/prices/price-text.ts';
import { rangeSentence } from '../../result/range/range-words.ts';
import { yoursRows } from '../../result/yours/yours-questions.ts';

export function resultSummary(
  asset: AssetDescriptor,
  result: Result,
  answers: Answers,
  words: Words,
  combined: Combined | null,
): ResultSummary {
  const { rows, ...rest } = asset.summary(result, answers, words);
  const isUntaxed = mileageTax([result]) !== undefined;
  const ranges = (result.ranges ?? []).map((range) => {
    const text = rangeSentence(range, shownRange(range), words, isUntaxed && range.figure !== 'co2');
    return [words(`summary.range.${range.figure}`), text] as const;
  });
  return {
    ...rest,
    rows: [
      ...ranges,
      ...bills(result, words),
      ...rows,
      ...yoursRows(result, words),
      ...tariff(result, words, combined),
    ],
  };
}

/** An electric car alone is compared with no bill. */
function bills(result: Result, words: Words): ResultSummary['rows'] {
  const [now, after] = [currentRow(result)?.annualCost, recommendedRow(result)?.annualCost];
  if (now == null || after == null || (result.request.current && !result.request.compare)) return [];
  const { wholePounds } = words.format;
  const values = { now: wholePounds(now), after: wholePounds(after) };
  return [[words('summary.bill'), words('summary.bill.text', values)]];
}

function tariff(result: Result, words: Words, combined: Combined | null): ResultSummary['rows'] {
  const row = recommendedRow(result);
  if (!row?.tariffName) return [];
  const { supplierName } = row;
  const by = supplierName && words('results.tariffBy', { supplier: supplierName });
  const name = oneLine([row.tariffName, by], ', ');
  const hours = result.clock ? hourTexts(result.clock, words) : [];
  return [
    [
      words(otherOfBill(row, combined).title),
      name,
      oneLine([ratesText(row, words), row.indicative && words('results.indicative')]),
    ],
    ...(hours.length > 0 ? [[words('summary.hours'), hours.join(', ')] as const] : []),
  ];
}

/** The prices of the tariff's hours: '06:00–11:00 19.2p'. */
export const hourTexts = ({ windows }: Pick<Clock, 'windows'>, words: Words) =>
  windows.map(({ from, to, bought }) => `${from}–${to} ${words.format.pence(bought)}`);
