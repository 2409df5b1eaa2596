// RES-HP-01, RES-HP-02: the saving of an electric home; of any other its bill before and after, and its CO2.
import { heatPumpHeadline } from '../../../domain/heat-pump-headline.ts';
import { ELECTRIC, type HeatingFuel } from '../../../domain/heating.ts';
import { currentRow, type Result, recommendedRow } from '../../../domain/result.ts';
import type { Words } from '../../../words/words.ts';
import type { Headline } from '../../result/headline/headline.ts';
import { withFigure } from '../../result/headline/headline.ts';

const TURNED = {
  save: 'results.was.saved',
  costMore: 'results.was.more',
  co2Less: 'results.was.less',
  co2More: 'results.was.more',
} as const;

/** What a result begins with: the bill, but where the saving is the headline, and where no bill is known. */
export function heatPumpToldHeadline(result: Result, fuel: HeatingFuel | null, words: Words): Headline {
  const heating = result.request.ashp?.heatingFuel ?? fuel;
  return (heating !== ELECTRIC && billHeadline(result, words)) || figureHeadline(result, heating, words);
}

/** The whole home's bill before and after; null where either is not known. */
export function billHeadline(result: Result, words: Words): Headline | null {
  const now = currentRow(result)?.annualCost ?? null;
  const after = recommendedRow(result)?.annualCost ?? null;
  if (now === null || after === null) return null;
  const pounds = words.format.wholePounds;
  const title = words('hp.bill');
  const text = words('hp.bill.change.says', { before: pounds(now), after: pounds(after) });
  return {
    sentence: `${title}: ${text}, ${words('hp.bill.tail')}`,
    figure: { title, value: after, text, tail: '', range: 'savings', turned: 'results.was' },
  };
}

export function figureHeadline(result: Result, fuel: HeatingFuel | null, words: Words): Headline {
  const headline = heatPumpHeadline(result, fuel);
  if (!headline) return { sentence: words('results.noFigure'), figure: null };
  const { kind, value } = headline;
  const { aboutPounds, tonnes } = words.format;
  const isMoney = kind === 'save' || kind === 'costMore';
  return withFigure({
    title: words(`hp.${kind}`),
    value,
    text: (isMoney ? aboutPounds : tonnes)(value),
    tail: words(kind === 'costMore' ? 'hp.tailMore' : 'hp.tail'),
    range: isMoney ? 'savings' : 'co2',
    turned: TURNED[kind],
  });
}
