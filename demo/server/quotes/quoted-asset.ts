import type { ObjectEntries, ObjectSchema } from 'valibot';
import type { KnownChange } from '../../../src/domain/result-extras.ts';
import type { YoursName } from '../../../src/domain/yours.ts';
import type { CombinedQuestion } from '../model/one-bill/bill-asset.ts';
import type { Refusal } from '../model/refusal.ts';
import type { QuoteBasis, QuoteResult } from '../model/result/quote-result.ts';
import type { Certificate, Sources } from '../sources/sources.ts';
import type { KeptFacts } from './quote-request.ts';

/** How the server quotes for one asset. Requests have been checked by `body`. */
export interface QuotedAsset {
  /** The schema of a new quote, and of a quote after a change. */
  readonly body: ObjectSchema<ObjectEntries, undefined>;
  /** Throws a 400 if the home or vehicle of a valid request cannot be quoted for. */
  readonly demand: (request: never, sources: Pick<Sources, 'vehicles'>) => void | Promise<void>;
  /** @param tariffId the tariff to recommend; by default the one with the largest saving */
  readonly result: (request: never, sources: Sources, tariffId?: number) => Promise<QuoteResult | Refusal>;
  /** Details that would change this result if the visitor stated them (YOURS-01 to 04). */
  readonly asks: (result: QuoteResult) => readonly YoursName[];
  /** Facts of a certificate that the asset's own assumptions already contain. */
  readonly tells?: readonly (keyof Certificate)[];
  /** LIVE-07: answers of a live service about this asset, stored with the quote. @param before the quote before a change */
  readonly keeps?: (request: never, sources: Sources, before?: never) => Promise<Pick<KeptFacts, 'sun'>>;
  /** Decided future changes of its running costs. */
  readonly known?: (request: never, result: QuoteResult, sources: Sources) => Promise<readonly KnownChange[]>;
  /** Fields of the result that depend on the grants for the home. */
  readonly paidFor?: (request: never, result: QuoteResult, basis: QuoteBasis) => Partial<QuoteResult>;
  /** Its part of the question about the home's one bill. */
  readonly together: (
    request: never,
    result: QuoteResult,
    sources: Sources,
  ) => Partial<CombinedQuestion> | Promise<Partial<CombinedQuestion>>;
}
