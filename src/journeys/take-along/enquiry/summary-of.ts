// KEEP-01: the enquiry for a person to read, on a phone as well: short lines, and never forty of them.
import type { Brief } from '../../../domain/enquiry.ts';
import { shownResult } from '../../../state/fetch-result.ts';
import type { Widget } from '../../../state/widget.ts';
import { billAnswer, billHeadline, billRates } from '../../one-bill/bill-text.ts';
import { resultSummary } from '../print/result-summary.ts';
import type { Typed } from './enquiry-schema.ts';

const MOST_LINES = 39;

export function summaryOf(
  widget: Widget,
  typed: Typed,
  { quotes, whatIf }: Brief,
  hash: string | null,
): string {
  const { store, words, product } = widget;
  const { results, answers, combined } = store.getState();
  const bill = combined && billAnswer(combined, widget);
  const row = (label: string, text: string) => `${label}: ${text}`;
  const told = product.assets.flatMap((asset) => {
    const result = shownResult(results[asset.id]);
    if (!result) return [];
    const { headline, rows } = resultSummary(asset, result, answers, words);
    return [`— ${headline}`, ...rows.map(([label, text]) => row(label, text))];
  });
  const typedRows = [
    typed.fullName,
    typed.phone,
    typed.email,
    row(words('label.contactTime'), words(`enquiry.contactTime.${typed.contactTime}`)),
    row(words('enquiry.adopt'), words(`enquiry.adopt.${typed.adopt}`)),
    ...(typed.info ? [row(words('label.info'), typed.info)] : []),
    ...(combined && bill
      ? [
          `— ${billHeadline(combined, words).sentence}`,
          [
            ...bill.facts.map(([label, value]) => row(label, value)),
            bill.note.replace(/\.$/, ''),
            billRates(combined, widget.words),
          ]
            .filter(Boolean)
            .join('. '),
        ].filter(Boolean)
      : []),
  ];
  const last = [
    ...(whatIf ? [row(words('whatIf.title'), whatIf)] : []),
    quotes.map(({ asset, quoteId }) => `${asset} ${quoteId}`).join(', '),
    ...(hash ? [row(words('told.record'), hash)] : []),
  ];
  // The home is the same in each result. A line break that was typed begins no line of ours.
  const once = [...new Set([...typedRows, ...told].map((line) => line.replace(/\s+/g, ' ')))];
  // By the quotes and the record the rest is found again: where it is too long, it is not they that go.
  return [...once.slice(0, MOST_LINES - last.length), ...last].join('\n');
}
