import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { Clock } from '../../../domain/clock.ts';
import { type Result, recommendedRow } from '../../../domain/result.ts';
import { isoDay } from '../../../domain/safe-built-ins.ts';
import type { AssetDescriptor, ResultSummary } from '../../../state/asset-descriptor.ts';
import { quotedName } from '../../../state/fetch-result.ts';
import { shownRecord } from '../../../state/shown-record.ts';
import { useJourney, useWidget } from '../../../state/widget.tsx';
import { DayStrip } from '../../../ui/day-strip/day-strip.tsx';
import { useReady } from '../../../ui/disclosure/later.tsx';
import type { Elements } from '../../../ui/elements.ts';
import { House } from '../../../ui/house/house.tsx';
import { oneLine } from '../../../words/in-sentence.ts';
import { assumptionText } from '../../../words/message.ts';
import { drawingOf } from '../../home/your-home.tsx';
import { QrCode } from '../../parts/links.tsx';
import type { Headline } from '../../result/headline/headline.ts';
import { PaperLines } from './paper-lines.tsx';
import { keepReady } from './papers.ts';
import { hourTexts, resultSummary } from './result-summary.ts';

interface PrintSheetProps {
  readonly asset: AssetDescriptor;
  readonly result: Result;
  /** The first lines of the one bill, if there is one. */
  readonly bill: Headline | null;
}

/**
 * BEY-08, KEEP-02: one printed page for each result, followed by the one bill if there is one. The pages are prepared outside the
 * document and inserted when anything prints, since browsers do not wait for rendering. Rendered after the result, not in the
 * task that shows it.
 */
export function PrintSheet(props: PrintSheetProps) {
  return useReady() && <Sheets {...props} />;
}

function Sheets({ asset, result, bill }: PrintSheetProps) {
  const widget = useWidget();
  const { words } = widget;
  const answers = useJourney((state) => state.answers);
  const results = useJourney((state) => state.results);
  const combined = useJourney((state) => state.combined);
  const [hash, setHash] = useState<string | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the record is made of what is in the store
  useEffect(() => {
    let isOver = false;
    void shownRecord(widget).then((record) => isOver || setHash(record.hash));
    return () => {
      isOver = true;
    };
  }, [widget, results]);
  const paper = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const printed = () => {
      // The date in the visitor's time zone: in summer the day begins an hour before UTC's.
      const now = widget.now();
      now.setMinutes(now.getMinutes() - now.getTimezoneOffset());
      return words('summary.printed', { date: words.format.date(isoDay(now)) });
    };
    return keepReady(paper.current as Element, printed);
  }, [widget, words]);
  const summary = resultSummary(asset, result, answers, words, combined);
  return (
    <div className="sheets">
      <div className="sheets" ref={paper}>
        <ResultSheet asset={asset} result={result} summary={summary} hash={hash} />
        {bill && (
          <div className="sheet">
            <SheetHead title={words('bill.title')} hash={hash} />
          </div>
        )}
      </div>
    </div>
  );
}

interface ResultSheetProps extends Omit<PrintSheetProps, 'bill'> {
  readonly summary: ResultSummary;
  /** Of the record of what is shown; null until it is known. */
  readonly hash: string | null;
}

function ResultSheet({ asset, result, summary, hash }: ResultSheetProps) {
  const {
    words,
    product: { assets },
  } = useWidget();
  const flags = useJourney((state) => state.flags);
  const answers = useJourney((state) => state.answers);
  const results = useJourney((state) => state.results);
  // With one bill, only the bill has the next steps.
  const combined = useJourney((state) => state.combined);
  const { headline, also, facts = [], path, rows } = summary;
  const name = words(quotedName(asset, results));
  const tariff = recommendedRow(result)?.tariffName;
  const hours = words('summary.hours');
  const { clock } = result;
  return (
    <article className="sheet">
      <SheetHead title={name} hash={hash} />
      <div className="sheet__answer">
        <House
          {...drawingOf({ assets, active: () => [asset] }, flags, answers, [{ asset: asset.id, result }])}
          goesOn
        />
        <div>
          <p className="sheet__headline">{headline}</p>
          {also && <p>{also}</p>}
          {facts.length > 0 && (
            <dl className="sheet__facts">
              {facts.map(([label, value]) => (
                <Line
                  label={label}
                  value={value}
                  // The row of a figure is not repeated; what it adds stands below the figure.
                  note={rows.find((row) => row[0] === label && row[1] === value)?.[2]}
                  key={label}
                />
              ))}
            </dl>
          )}
        </div>
      </div>
      {path && <PaperLines {...path} />}
      <dl className="sheet__rows">
        {rows
          .filter(([, value]) => !facts.some((fact) => fact[1] === value))
          .map(([label, value, note]) =>
            label === hours && clock && clock.windows.length > 1 ? (
              <DayLine label={label} clock={clock} key={label} />
            ) : (
              <Line label={label} value={value} note={note} key={label} />
            ),
          )}
        <Line label={oneLine([words('summary.survey'), words(asset.labels.survey)], ' ')} />
        {!combined && (
          <Line
            label={[
              words('next.of', { what: name, step: words(asset.labels.next) }),
              tariff && words('next.switch', { tariff }),
            ]
              .filter(Boolean)
              .join(' ')}
          />
        )}
      </dl>
      {result.assumptions.length > 0 && <p className="sheet__title">{words('results.assumptions')}</p>}
      <dl className="sheet__assumed">
        {result.assumptions.map((assumption) => {
          const { text, value, source } = assumptionText(words, assumption);
          const { date } = assumption;
          const note = oneLine([source, date && words.format.date(date)], '\u00a0· ');
          return <Line label={text} value={value} note={note} key={text} />;
        })}
      </dl>
    </article>
  );
}

/** The partner's logo, the page's subject, room for the date of printing (`papers.ts`), whom to call, and what was shown. */
function SheetHead({ title, hash }: Pick<ResultSheetProps, 'hash'> & { readonly title: string }) {
  const { words, settings } = useWidget();
  const qr = useJourney((state) => state.share?.qr);
  const { logoSrc, brandName, supportPhone } = settings;
  const record = [
    supportPhone && words('help.call', { phone: supportPhone }),
    `home-energy-quote ${__VERSION__}`,
    // The enquiry has it in full. These digits are enough to recognise it.
    hash && `${words('summary.record')} ${hash.slice(0, 8)}`,
  ];
  return (
    <header className="sheet__head">
      {logoSrc && <img className="sheet__logo" src={logoSrc} alt="" />}
      <div>
        <p className="sheet__title">{[brandName, title].filter(Boolean).join(' · ')}</p>
        <p className="sheet__day" />
        <p className="sheet__record">{record.filter(Boolean).join(' · ')}</p>
      </div>
      {qr && (
        <p className="sheet__code">
          <span>{words('share.scan')}</span>
          <QrCode {...qr} />
        </p>
      )}
    </header>
  );
}

interface LineProps {
  readonly label: string;
  readonly value?: string | null;
  readonly note?: string | undefined;
  readonly children?: Elements;
}

/** A line of a printed sheet: what it is, its value, and what else is known of it. */
function Line({ label, value, note, children }: LineProps) {
  return (
    <div>
      <dt>{label}</dt>
      {value && <dd className="sheet__value">{value}</dd>}
      {note && <dd>{note}</dd>}
      {children}
    </div>
  );
}

/** Prices that differ by the hour, as a list and drawn. */
function DayLine({ label, clock }: { readonly label: string; readonly clock: Clock }) {
  const { words } = useWidget();
  return (
    <Line label={label}>
      <dd>
        <ul className="sheet__hours">
          {hourTexts(clock, words).map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
        <DayStrip windows={clock.windows} prices={clock.bought} />
      </dd>
    </Line>
  );
}
