import {
  chargedMile,
  chargingCost,
  evHeadline,
  petrolCost,
  quotedVehicles,
} from '../../domain/ev-figures.ts';
import { priceOn } from '../../domain/price-cap.ts';
import { type Result, recommendedRow } from '../../domain/result.ts';
import { vehicleName } from '../../domain/vehicle.ts';
import type { Words } from '../../words/words.ts';
import type { Answer } from '../result/headline/answer.ts';
import { type Headline, headlineOf, savingHeadline, withFigure } from '../result/headline/headline.ts';
import { taxText } from '../result/prices/price-text.ts';
import { yearBars } from './ev-bars.ts';

/** RES-EV-01, RES-EV-02: the saving of driving electric, its extra cost, or the cost of charging. */
export function evHeadlineText(result: Result, words: Words): Headline {
  const headline = evHeadline(result);
  if (!headline)
    return headlineOf(words(result.reason === 'charger' ? 'ev.headline.charger' : 'results.noFigure'));
  const { kind, value } = headline;
  const tail = words(`ev.headline.${kind}.tail`);
  if (kind !== 'charging') return savingHeadline({ kind, value }, tail, words);
  return withFigure({
    title: words('ev.headline.charging'),
    value,
    isCost: true,
    text: words.format.aboutPounds(value),
    tail,
    range: 'annualCost',
    turned: 'results.was',
  });
}

/** The car's price is unknown, so this shows a year's energy cost next to today's, or next to petrol for an electric car alone. */
export function evAnswer(result: Result, words: Words): Answer {
  const { today, electric } = quotedVehicles(result);
  const tariff = recommendedRow(result)?.tariffName;
  const headline = evHeadline(result);
  return {
    lacks: headline ? taxText([result], words, headline) : '',
    facts: [],
    bars: (today ? yearBars : petrolBars)(result, words),
    note: [
      electric &&
        tariff &&
        words(today ? 'ev.headline.on' : 'ev.headline.of', { electric: vehicleName(electric), tariff }),
      words('answer.unpriced', { what: words('answer.unpriced.ev') }),
    ]
      .filter(Boolean)
      .join(' '),
  };
}

/** Petrol for the miles of an electric car alone, and charging, if its cost is known. */
function petrolBars(result: Result, words: Words): Answer['bars'] {
  const mile = chargedMile(result);
  const after = chargingCost(result);
  if (mile === null || after === null) return;
  const { aboutPounds, pence, wholePounds } = words.format;
  const prices = priceOn(words.today());
  const petrol = petrolCost(result.request.totalMiles ?? 0, prices);
  const less = petrol - after;
  return {
    ...(less >= 1 && { caption: words('answer.petrol.less', { value: aboutPounds(less) }) }),
    bars: [
      {
        name: words('answer.petrol', { mile: words('unit.pence', { value: prices.figures.petrolMile }) }),
        value: petrol,
        text: wholePounds(petrol),
        look: 'before',
      },
      { name: words('answer.mile', { mile: pence(mile) }), value: after, text: wholePounds(after) },
    ],
  };
}
