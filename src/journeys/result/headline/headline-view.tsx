import { useEffect, useState } from 'react';
import type { Asset } from '../../../domain/journey.ts';
import type { Result } from '../../../domain/result.ts';
import { useJourney, useWidget } from '../../../state/widget.tsx';
import type { Elements } from '../../../ui/elements.ts';
import { Figure } from '../../../ui/figure/figure.tsx';
import { Heading } from '../../../ui/text/heading.tsx';
import { DayHome } from '../day/day-home.tsx';
import { PricesNote } from '../prices/prices-note.tsx';
import { RangeView } from '../range/range-view.tsx';
import { SumOpener } from '../sums/sum-opener.tsx';
import type { Answer } from './answer.ts';
import { AnswerFacts } from './answer-facts.tsx';
import { type Headline, measuredText, type Uses, usesOf, wasText } from './headline.ts';

interface HeadlineViewProps {
  readonly asset: Asset;
  readonly result: Result;
  /** The headline before an edit. */
  readonly before: Result | null;
  /** The first figure. */
  readonly of: (result: Result) => Headline;
  /** Above the home, if it says more than what is shown in the home. */
  readonly title?: string;
  /** The drawing of the home. */
  readonly lead: Elements;
  /** Below the home. */
  readonly children?: Elements;
}

/**
 * The first part of a result: its figure, the drawing of the home through the day, next to the one bill if there is one, and the
 * date of its prices.
 */
export function HeadlineView(props: HeadlineViewProps) {
  const { asset, result, before, of, title, lead, children } = props;
  const hasBill = useJourney(({ combined }) => combined !== null);
  return (
    <div className="result__headline">
      {lead}
      {!hasBill && (
        <div className="result__picture">
          <DayHome clock={result.clock} added={[{ asset, result }]} {...(title ? { title } : {})} />
        </div>
      )}
      <div className="result__words stack stack--4">
        <PricesNote results={[result]} />
        <Updated
          result={result}
          before={before}
          of={of}
          {...(hasBill ? {} : { uses: usesOf(before, result) })}
        />
        {children}
      </div>
    </div>
  );
}

interface HeadlineFigureViewProps {
  readonly result: Result;
  /** The headline before an edit. */
  readonly before: Result | null;
  readonly of: (result: Result) => Headline;
  /** Its `data-figure`. */
  readonly name: string;
  /** The cost, or what is known instead; null if the next step's button is elsewhere. */
  readonly answer: Answer | null;
  readonly className?: string;
}

/** A headline's figure with its value before an edit, or a sentence instead; its range, and its calculation. */
export function HeadlineFigureView(props: HeadlineFigureViewProps) {
  const { result, before, of, name, answer, className = 'result__words stack stack--4' } = props;
  const { words } = useWidget();
  const headline = of(result);
  const { figure, sentence } = headline;
  const was = wasText(headline, before && of(before), words);
  return (
    <div className={className}>
      {figure ? (
        <div className="stack stack--2">
          <Figure
            name={name}
            label={figure.title}
            text={figure.text}
            was={was}
            note={figure.tail}
            isCost={figure.isCost}
          />
          {answer?.lacks && <p className="answer__lacks">{answer.lacks}</p>}
        </div>
      ) : (
        <Heading level={3} focus="lead">
          {sentence}
        </Heading>
      )}
      {answer && <AnswerFacts {...answer} lacks="" uses={usesOf(before, result)} />}
      {figure && (
        <div className="headline-extras stack stack--2">
          <RangeView
            range={result.ranges?.find((range) => range.figure === figure.range)}
            name={name}
            untaxed={!!answer?.lacks}
          >
            {answer && <PricesNote results={[result]} folded />}
          </RangeView>
          <SumOpener id={name} title={figure.title} value={figure.value} hasText />
        </div>
      )}
    </div>
  );
}

interface UpdatedProps<Of> {
  readonly result: Of;
  /** The result before the edit; null if there was none. */
  readonly before: Of | null;
  readonly of: (result: Of) => Headline;
  /** Where the home's use is to be said once it is another one: in the one bill rather than in its tabs. */
  readonly uses?: Uses;
}

/** ms: after this the dialog has closed and the focus is back. */
const AFTER_DIALOG = 500;

/** Announces how an edit changed the headline, after the dialog has closed: behind an open dialog nothing is announced. */
export function Updated<Of>({ result, before, of, uses = [null, null] }: UpdatedProps<Of>) {
  const { words } = useWidget();
  const isMeasured = useJourney(({ answers }) => !!answers.yours.halfHours);
  const [announced, setAnnounced] = useState('');
  const [headline, earlier] = [of(result), before && of(before)];
  const { figure, sentence } = headline;
  const now = figure ? `${figure.text} ${figure.tail}`.trim() : sentence;
  // If there is no figure before or after, there is nothing to compare.
  const why = isMeasured && measuredText(uses, words).why;
  const update =
    figure && earlier?.figure
      ? words('results.updated', { now, was: wasText(headline, earlier, words) ?? words('results.asBefore') })
      : words('results.updatedAlone', { now });
  const text = why ? `${update}. ${why}` : update;
  // biome-ignore lint/correctness/useExhaustiveDependencies: each edit is said, also where it changes nothing
  useEffect(() => {
    setAnnounced('');
    if (!before) return;
    const timer = setTimeout(() => setAnnounced(text), AFTER_DIALOG);
    return () => clearTimeout(timer);
  }, [before]);
  return (
    <p className="visually-hidden" role="status">
      {announced}
    </p>
  );
}
