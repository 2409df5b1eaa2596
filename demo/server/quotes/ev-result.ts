// Knows what the model of electric vehicles is asked for a stored quote.
import type { QuoteResult } from '../model/result/quote-result.ts';
import { type Refusal, refuse } from '../model/result/refusal.ts';
import type { QuoteRequest } from './quote-request.ts';

export async function evResult(_request: QuoteRequest<'ev'>): Promise<QuoteResult | Refusal> {
  return refuse('choice', 'There are no quotes for vehicles yet.');
}
