import type { CombinedCar, CombinedQuestion } from '../model/combined/combined-question.ts';
import type { Roof } from '../model/solar/roof.ts';
import type { Sources } from '../sources/sources.ts';
import type { StoredQuote } from '../store/open-store.ts';
import { builtAs } from './built-as.ts';
import { latestAnswers } from './latest-answers.ts';
import { meteredUse } from './metered-use.ts';
import { mileTax } from './mile-tax.ts';
import { modelVehicle } from './model-vehicle.ts';
import type { QuoteRequest } from './quote-request.ts';
import { quotedVehicle } from './quoted-vehicle.ts';
import type { Results } from './results.ts';

/** What the model is asked about a home and all its quotes. */
export async function askedTogether(
  quotes: readonly StoredQuote[],
  results: Results,
  sources: Sources,
): Promise<CombinedQuestion> {
  const answers = latestAnswers(quotes);
  const panels = results.solar?.request.solar;
  const [car, roof, pump] = ['ev', 'solar', 'ashp'].map((one) => quotes.find(({ asset }) => asset === one));
  return {
    ...answers,
    ...(await meteredUse(answers, sources.meters)),
    ...builtAs(answers),
    postcode: answers.details.postcode,
    ashp: results.ashp !== undefined,
    flowTemperature: (pump?.request as QuoteRequest<'ashp'> | undefined)?.flowTemperature,
    solar: panels
      ? { panels: panels.numberOfPanels, battery: panels.batterySize, roof: roof!.request as Roof }
      : null,
    ev: car && results.ev ? await carOf(car.request as QuoteRequest<'ev'>, results, sources) : null,
  };
}

/** The electric car is the one compared with, or the only one. */
async function carOf(asked: QuoteRequest<'ev'>, { ev }: Results, sources: Sources): Promise<CombinedCar> {
  const { current, compare, chargerTypeId } = asked;
  const one = await quotedVehicle(sources.vehicles, current, 'current');
  const other = compare && (await quotedVehicle(sources.vehicles, compare, 'compare'));
  return {
    electric: modelVehicle(other ?? one),
    replaced: other ? modelVehicle(one) : null,
    miles: ev?.request.totalMiles ?? 0,
    taxPerMile: await mileTax(asked.details.postcode, other ?? one, sources),
    chargerTypeId,
  };
}
