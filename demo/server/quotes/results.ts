import type { QuoteResult } from '../model/result/quote-result.ts';

/** The results of a home's quotes by asset; absent without a quote or if it was refused. */
export type Results = Readonly<Partial<Record<string, QuoteResult>>>;
