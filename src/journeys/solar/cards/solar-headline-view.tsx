// RES-SOL-01, AMB-22: the saving of a year or what it would cost more, and what the system costs.
import type { Result } from '../../../domain/result.ts';
import { solarHeadline } from '../../../domain/solar-headline.ts';
import { useWidget } from '../../../state/widget-context.tsx';
import { Figure } from '../../../ui/figure/figure.tsx';
import { Heading } from '../../../ui/heading/heading.tsx';
import type { Words } from '../../../words/words.ts';
import { DayHome } from '../../result/day/day-home.tsx';
import { type AnswerFact, AnswerFacts } from '../../result/headline/answer-facts.tsx';
import { HeadlineExtras } from '../../result/headline/headline-extras.tsx';
import { Updated } from '../../result/headline/updated.tsx';
import { wasText } from '../../result/headline/was-text.ts';
import { PricesNote } from '../../result/prices/prices-note.tsx';
import { solarBack, solarTail } from '../solar-tail.ts';
import { yearsText } from '../years-text.ts';

const TURNED = { save: 'solar.was.save', costMore: 'solar.was.costMore' } as const;

export interface SolarHeadlineViewProps {
  readonly result: Result;
  readonly before: Result | null;
}

export function SolarHeadlineView({ result, before }: SolarHeadlineViewProps) {
  const { words } = useWidget();
  const headline = solarHeadline(result);
  const tail = headline && solarTail(result, headline, words);
  const earlier = before && solarHeadline(before);
  const was = wasText(headline, earlier, { format: words.format.aboutPounds, turned: TURNED }, words);
  return (
    <div className="result__headline">
      <div className="result__words">
        {headline && tail ? (
          <Figure
            name="solar-headline"
            label={words(`solar.${headline.kind}`)}
            value={headline.value}
            format={words.format.aboutPounds}
            was={was}
            note={tail}
          />
        ) : (
          <Heading level={3} focus="lead">
            {words('solar.unknown')}
          </Heading>
        )}
        <Updated
          before={before}
          now={headline ? `${words.format.aboutPounds(headline.value)} ${tail}` : words('solar.unknown')}
          was={was}
          alone={!headline || !earlier}
        />
        <AnswerFacts facts={solarFacts(result, words)} />
        {headline && (
          <HeadlineExtras
            result={result}
            figure="savings"
            name="solar-headline"
            title={words(`solar.${headline.kind}`)}
            value={headline.value}
          />
        )}
      </div>
      <div className="result__picture">
        <DayHome clock={result.clock} added={[{ asset: 'solar', result }]} title={words('solar.picture')} />
      </div>
      <div className="result__words">
        <PricesNote result={result} />
      </div>
    </div>
  );
}

/** What it costs, before a survey, and when that has come back: the one of Detailed Breakdown. */
function solarFacts(result: Result, words: Words): readonly AnswerFact[] {
  const { totalCost } = result;
  if (!totalCost) return [];
  const back = solarBack(result);
  return [
    [words('answer.cost'), words.format.aboutPounds(totalCost)],
    ...(back
      ? [
          [
            words('answer.paid'),
            back.breakeven === null ? words('alternative.never') : yearsText(back.breakeven, words),
          ] as const,
        ]
      : []),
  ];
}
