import type { QuoteResult } from '../model/result/quote-result.ts';

/** Results of one home's quotes by asset; absent where one was not made or was refused. */
export type Results = Readonly<Partial<Record<string, QuoteResult>>>;
