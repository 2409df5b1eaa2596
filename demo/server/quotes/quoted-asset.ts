import * as v from 'valibot';
import type { KnownChange } from '../../../src/domain/result-extras.ts';
import type { YoursName } from '../../../src/domain/yours.ts';
import type { CombinedQuestion } from '../model/one-bill/bill-asset.ts';
import type { Refusal } from '../model/refusal.ts';
import type { QuoteBasis, QuoteResult } from '../model/result/quote-result.ts';
import type { Certificate, Sources } from '../sources/sources.ts';
import {
  type QuoteRequest,
  quotedHome,
  type ServiceFacts,
  type StoredForm,
  serviceFactsShape,
} from './quote-request.ts';

/** How the server quotes for one request of an asset. */
export interface AssetQuote {
  /** Throws a 400 if the home or vehicle of a valid request cannot be quoted for. */
  demand(sources: Pick<Sources, 'vehicles'>): void | Promise<void>;
  /** @param tariffId the tariff to recommend; by default the one with the largest saving */
  result(sources: Sources, tariffId?: number): Promise<QuoteResult | Refusal>;
  /** Details that would change this result if the visitor stated them (YOURS-01 to 04). */
  asks(result: QuoteResult): readonly YoursName[];
  /** Facts of a certificate that the asset's own assumptions already contain. */
  readonly contains?: readonly (keyof Certificate)[];
  /** LIVE-07: answers of a live service about this asset, stored with the quote. @param before the request before a change */
  ownFacts?(sources: Sources, before?: QuoteRequest): Promise<Pick<ServiceFacts, 'sun'>>;
  /** Decided future changes of its running costs. */
  known?(result: QuoteResult, sources: Sources): Promise<readonly KnownChange[]>;
  /** Fields of the result that depend on the grants for the home. */
  paidFor?(result: QuoteResult, basis: QuoteBasis): Partial<QuoteResult>;
  /** Its part of the question about the home's one bill. */
  together(
    result: QuoteResult,
    sources: Sources,
  ): Partial<CombinedQuestion> | Promise<Partial<CombinedQuestion>>;
}

/** A request that fits the schema of its asset, and how the server quotes for it. */
export interface ParsedQuote extends AssetQuote {
  readonly request: QuoteRequest;
}

type Body = v.ObjectSchema<v.ObjectEntries, undefined>;

export interface QuotedAsset {
  /** The schema of a new quote's body. */
  readonly body: Body;
  /** Parses a request in its stored form. Throws a Misfit. */
  parse(request: unknown): ParsedQuote;
}

/** The error of a request that does not fit the schema of its asset. */
export class Misfit extends Error {
  override name = 'Misfit';
  /** The first field that does not fit. */
  readonly path: string;

  constructor(path: string, message: string) {
    super(message);
    this.path = path;
  }
}

/** @param quote returns how the server quotes for a request, whose type is that of the schema */
export function quotedAsset<Own extends Body>(
  body: Own,
  quote: (request: StoredForm<v.InferOutput<Own>>) => AssetQuote,
): QuotedAsset {
  const { referrerBranch: _, switchType: __, ...answers } = body.entries;
  const stored = v.object({ ...answers, ...serviceFactsShape, details: quotedHome });
  return {
    body,
    parse(request) {
      const parsed = v.safeParse(stored, request, { abortEarly: true });
      if (!parsed.success) {
        const [issue] = parsed.issues;
        throw new Misfit(v.getDotPath(issue) ?? '(root)', issue.message);
      }
      // TypeScript cannot infer the output of a schema that is made of another's entries.
      const own = parsed.output as StoredForm<v.InferOutput<Own>>;
      return { ...quote(own), request: parsed.output as QuoteRequest };
    },
  };
}
