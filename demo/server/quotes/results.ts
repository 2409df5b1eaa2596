import type { QuoteResult } from '../model/result/quote-result.ts';
import type { Asset } from './quote-request.ts';

/** Results of one home's quotes; absent where one was not made or was refused. */
export type Results = { readonly [Kind in Asset]?: QuoteResult };
