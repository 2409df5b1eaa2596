// RES-EV-01, RES-EV-02: the figure, what is compared, three reasons.
import { evHeadline, quotedVehicles } from '../../../domain/ev-headline.ts';
import { currentRow, type Result, recommendedRow } from '../../../domain/result.ts';
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
import { EvReasons } from './ev-reasons.tsx';

const TURNED = {
  save: 'ev.headline.wasSave',
  costMore: 'ev.headline.wasMore',
  charging: 'results.was',
} as const;

export interface EvHeadlineViewProps {
  readonly result: Result;
  readonly before: Result | null;
}

export function EvHeadlineView({ result, before }: EvHeadlineViewProps) {
  const { words } = useWidget();
  const headline = evHeadline(result);
  const sentence = versus(result, words);
  const unknown = words(result.reason === 'charger' ? 'ev.headline.charger' : 'ev.headline.unknown');
  const tail = headline && words(`ev.headline.${headline.kind}.tail`);
  const earlier = before && evHeadline(before);
  const was = wasText(headline, earlier, { format: words.format.aboutPounds, turned: TURNED }, words);
  return (
    <div className="result__headline">
      <div className="result__words">
        {headline && tail ? (
          <Figure
            name="ev-headline"
            label={words(`ev.headline.${headline.kind}`)}
            value={headline.value}
            format={words.format.aboutPounds}
            was={was}
            note={tail}
          />
        ) : (
          <Heading level={3} focus="lead">
            {unknown}
          </Heading>
        )}
        <Updated
          before={before}
          now={headline ? `${words.format.aboutPounds(headline.value)} ${tail}` : unknown}
          was={was}
          alone={!headline || !earlier}
        />
        <AnswerFacts facts={evFacts(result, words)} />
        {headline && (
          <HeadlineExtras
            result={result}
            figure={headline.kind === 'charging' ? 'annualCost' : 'savings'}
            name="ev-headline"
            title={words(`ev.headline.${headline.kind}`)}
            value={headline.value}
          />
        )}
      </div>
      <div className="result__picture">
        <DayHome clock={result.clock} added={[{ asset: 'ev', result }]} />
      </div>
      <div className="result__words">
        <PricesNote result={result} />
        {sentence !== null && <p className="result__text">{sentence}</p>}
        <EvReasons result={result} />
      </div>
    </div>
  );
}

/** What the figure compares; null where a name is missing. */
function versus(result: Result, words: Words): string | null {
  const { today, electric } = quotedVehicles(result);
  const tariff = recommendedRow(result)?.tariffName;
  if (!electric || !tariff) return null;
  const names = { electric: `${electric.make} ${electric.model}`, tariff };
  return today
    ? words('ev.headline.versus', { ...names, today: `${today.make} ${today.model}` })
    : words('ev.headline.alone', names);
}

/** Of the car no price is known: what its energy costs a year stands there, beside today's. */
function evFacts(result: Result, words: Words): readonly AnswerFact[] {
  const [now, after] = [currentRow(result)?.annualCost, recommendedRow(result)?.annualCost];
  if (after == null) return [];
  const { wholePounds } = words.format;
  const isCompared = now != null && quotedVehicles(result).today;
  return [
    ...(isCompared ? [[words('answer.now'), wholePounds(now)] as const] : []),
    [words('answer.charging'), wholePounds(after)],
  ];
}
