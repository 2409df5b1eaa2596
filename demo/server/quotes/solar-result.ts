// Knows what the solar model is asked for a stored quote.
import type { QuoteResult } from '../model/result/quote-result.ts';
import { type Refusal, refuse } from '../model/result/refusal.ts';
import type { QuoteRequest } from './quote-request.ts';

export async function solarResult(_request: QuoteRequest<'solar'>): Promise<QuoteResult | Refusal> {
  return refuse('choice', 'There are no solar quotes yet.');
}
