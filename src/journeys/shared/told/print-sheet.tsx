// BEY-08, KEEP-02: one page of paper for a result, and the head of the next where the one bill follows. They are there
// while something is printed, by whoever: a change of the store is in the page before the browser goes on.
import { useEffect, useState } from 'react';
import type { Result } from '../../../domain/result.ts';
import type { AssetDescriptor } from '../../../state/asset-descriptor.ts';
import { shownRecord } from '../../../state/shown-record.ts';
import { useJourney, useWidget } from '../../../state/widget-context.tsx';
import { assumptionText } from '../assumption-text.ts';
import { SheetHead } from './sheet-head.tsx';
import { toldRows } from './told-rows.ts';

interface PrintSheetProps {
  readonly asset: AssetDescriptor;
  readonly result: Result;
  readonly hasBill: boolean;
}

export function PrintSheet({ asset, result, hasBill }: PrintSheetProps) {
  const widget = useWidget();
  const { words } = widget;
  const answers = useJourney((state) => state.answers);
  const results = useJourney((state) => state.results);
  const [hash, setHash] = useState<string | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the record is made of what is in the store
  useEffect(() => {
    let isOver = false;
    void shownRecord(widget).then((record) => isOver || setHash(record.hash));
    return () => {
      isOver = true;
    };
  }, [widget, results]);
  const printing = useJourney((state) => state.printing);
  const { setPrinting } = widget.store.actions;
  useEffect(() => {
    const media = matchMedia('print');
    const note = ({ type }: Event) => setPrinting(type === 'beforeprint' || media.matches);
    media.addEventListener('change', note);
    addEventListener('beforeprint', note);
    addEventListener('afterprint', note);
    return () => {
      media.removeEventListener('change', note);
      removeEventListener('beforeprint', note);
      removeEventListener('afterprint', note);
    };
  }, [setPrinting]);
  if (!printing) return null;
  const { headline, rows } = toldRows(asset, result, answers, words);
  const record = (
    <p className="sheet__record">
      {[`home-energy-quote ${__VERSION__}`, hash && `${words('told.record')} ${hash}`]
        .filter(Boolean)
        .join(' · ')}
    </p>
  );
  return (
    <>
      <article className="sheet">
        <SheetHead title={words(asset.says.tab)} />
        <p className="sheet__headline">{headline}</p>
        <dl className="sheet__rows">
          {[...rows, [words('told.survey'), words(asset.says.survey)] as const].map(([label, text]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
        {result.assumptions.length > 0 && <p className="sheet__title">{words('results.assumptions')}</p>}
        <ul className="sheet__assumed">
          {result.assumptions.map((assumption) => {
            const { text, value } = assumptionText(words, assumption);
            const { source, date } = assumption;
            return (
              <li key={assumption.text}>
                {[value ? `${text}: ${value}` : text, source, date && words.format.date(date)]
                  .filter(Boolean)
                  .map((part) => part?.replace(/\.$/, ''))
                  .join('. ')}
              </li>
            );
          })}
        </ul>
        {record}
      </article>
      {hasBill && (
        <div className="sheet">
          <SheetHead title={words('bill.title')} />
          {record}
        </div>
      )}
    </>
  );
}
