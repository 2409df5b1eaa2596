// A headline's figure with its value before an edit, or a sentence instead; its range, and its calculation.
import type { Result } from '../../../domain/result.ts';
import { useWidget } from '../../../state/widget-context.tsx';
import { Figure } from '../../../ui/figure/figure.tsx';
import { Heading } from '../../../ui/heading/heading.tsx';
import { PricesNote } from '../prices/prices-note.tsx';
import { RangeView } from '../range/range-view.tsx';
import { SumOpener } from '../sums/sum-opener.tsx';
import { type Answer, AnswerFacts } from './answer-facts.tsx';
import { type Headline, wasText } from './headline.ts';
import { usesOf } from './measured-text.ts';

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
