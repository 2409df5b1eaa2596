// RES-EV-01, RES-EV-02: the figure, what is compared, two reasons.
import { chargingCost, fuelCost, quotedVehicles } from '../../../domain/ev-headline.ts';
import { type Result, recommendedRow } from '../../../domain/result.ts';
import type { ResultViewProps } from '../../../state/result-view.ts';
import { useWidget } from '../../../state/widget-context.tsx';
import type { Words } from '../../../words/words.ts';
import type { Answer } from '../../result/headline/answer-facts.tsx';
import { HeadlineFigureView } from '../../result/headline/headline-figure.tsx';
import { HeadlineView } from '../../result/headline/headline-view.tsx';
import { EvReasons } from './ev-reasons.tsx';
import { evToldHeadline } from './ev-told-headline.ts';

export function EvHeadlineView({ result, before }: ResultViewProps) {
  const { words } = useWidget();
  const of = (some: Result) => evToldHeadline(some, words);
  const sentence = versus(result, words);
  return (
    <HeadlineView
      asset="ev"
      result={result}
      before={before}
      of={of}
      lead={
        <HeadlineFigureView
          result={result}
          before={before}
          of={of}
          name="ev-headline"
          answer={evAnswer(result, words)}
        />
      }
    >
      {sentence !== null && <p className="result__text">{sentence}</p>}
      <EvReasons result={result} />
    </HeadlineView>
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

/** Of the car no price is known: what its energy costs a year stands there, beside today's. Alone, that is the headline. */
function evAnswer(result: Result, words: Words): Answer {
  const [now, after] = [fuelCost(result), chargingCost(result)];
  const { wholePounds } = words.format;
  return {
    facts:
      now === null || after === null
        ? []
        : [
            [words('answer.now'), wholePounds(now), 'ev-fuel'],
            [words('answer.charging'), wholePounds(after), 'ev-charging'],
          ],
    note: words('answer.unpriced', { what: words('answer.unpriced.ev') }),
  };
}
