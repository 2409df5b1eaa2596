import type { ObjectEntries, ObjectSchema } from 'valibot';
import type { yours } from '../../../src/api/calls/quotes.ts';
import type { KnownChange } from '../../../src/domain/extras/known-change.ts';
import type { CombinedQuestion } from '../model/combined/combined-question.ts';
import type { QuoteBasis, QuoteResult } from '../model/result/quote-result.ts';
import type { Refusal } from '../model/result/refusal.ts';
import type { HomeFacts } from '../model/support/conditions.ts';
import type { Certificate, Sources } from '../sources/sources.ts';
import type { KeptFacts } from './quote-request.ts';

/** What the server knows of an asset: all that is not alike for each of them. Requests are what its `body` let in. */
export interface QuotedAsset {
  /** What a new quote must hold; a changed one is held to it, too. */
  readonly body: ObjectSchema<ObjectEntries, undefined>;
  /** Throws a 400 where the fields fit and no such home or vehicle can be quoted for. */
  readonly demand: (request: never, sources: Pick<Sources, 'vehicles'>) => void | Promise<void>;
  /** @param tariffId of the tariff to put forward; the best one when not given. */
  readonly result: (request: never, sources: Sources, tariffId?: number) => Promise<QuoteResult | Refusal>;
  /** What conditions of tariffs and grants call it. */
  readonly measure: HomeFacts['measure'];
  /** What would move this result if the visitor told it (YOURS-01 to 04). */
  readonly asks: (result: QuoteResult) => readonly (keyof typeof yours)[];
  /** Facts of a certificate that its own assumptions tell. */
  readonly tells?: readonly (keyof Certificate)[];
  /** LIVE-07: what a live service tells of it alone, to be kept with the quote. @param before a change, what was kept */
  readonly keeps?: (request: never, sources: Sources, before?: never) => Promise<Pick<KeptFacts, 'sun'>>;
  /** Decided changes of what it costs to run. */
  readonly known?: (request: never, result: QuoteResult, sources: Sources) => Promise<readonly KnownChange[]>;
  /** What is laid over its result once the grants for the home are known. */
  readonly paidFor?: (request: never, result: QuoteResult, basis: QuoteBasis) => Partial<QuoteResult>;
  /** What it is in the one bill of the home. */
  readonly together: (
    request: never,
    result: QuoteResult,
    sources: Sources,
  ) => Partial<CombinedQuestion> | Promise<Partial<CombinedQuestion>>;
}
