// Knows which request each asset's quote is made of: from relevant answers alone.
import type { Api } from '../api/create-api.ts';
import type { Answers } from '../domain/answers.ts';
import type { Asset, Flags } from '../domain/flags.ts';
import { evQuote } from './ev/ev-quote.ts';
import { ashpQuote } from './heat-pump/ashp-quote.ts';
import { solarQuote } from './solar/solar-quote.ts';

const BODIES = { ashp: ashpQuote, solar: solarQuote, ev: evQuote };

export function requestQuote(api: Api, asset: Asset, answers: Partial<Answers>, flags: Flags) {
  return api.createQuote({ params: { quoteType: asset }, body: BODIES[asset](answers as Answers, flags) });
}
