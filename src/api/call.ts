// A call as a plain description, which the client sends, the server answers and openapi.json lists.
import type { GenericSchema, InferInput } from 'valibot';
import { quotedAsset } from '../domain/journey.ts';
import { type Frozen, object, type Read } from '../domain/schema.ts';

/** What the client needs of a call. */
export interface ClientCall {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** The path under `api-base`, with `{name}` for a part that is filled in. */
  readonly path: string;
  /** The schema of a 2xx answer; the client parses with it, and the reference API checks its answers with it. */
  readonly answer: GenericSchema;
  /** A 404, a 204, an empty body or `null` is the answer `null`, not a failure (RES-05). */
  readonly nullable?: true;
}

/** A call with all that describes it to a server. */
export interface CallSpec extends ClientCall {
  /** One sentence that describes the call in openapi.json. */
  readonly summary: string;
  readonly params?: GenericSchema<Record<string, string | number>>;
  readonly query?: GenericSchema<Record<string, string | number | boolean | undefined>>;
  readonly body?: GenericSchema;
  /** The largest body that the reference API accepts, in bytes, if it is more than usual. */
  readonly largest?: number;
  /** A stricter schema for the reference API, where the client accepts more than a server should send. */
  readonly sent?: GenericSchema;
  /** A lookup list: if the call fails, the list is empty and no failure is shown (ERR-19, AMB-29). */
  readonly lookup?: true;
}

/** Keeps the literal types of a description. */
export function call<const Spec extends CallSpec>(spec: Spec): Spec {
  return spec;
}

type Part<Spec, Key extends 'params' | 'query' | 'body'> =
  Spec extends Record<Key, infer Schema>
    ? Schema extends GenericSchema
      ? Record<Key, Frozen<InferInput<Schema>>>
      : unknown
    : unknown;

/** The arguments of a call: `params`, `query` and `body`, if it has them. */
export type CallInput<Spec extends CallSpec> = Part<Spec, 'params'> &
  Part<Spec, 'query'> &
  Part<Spec, 'body'>;

/** What a call resolves to if it succeeds. */
export type CallAnswer<Spec extends CallSpec> =
  | Read<Spec['answer']>
  | (Spec extends { nullable: true } ? null : never);

/** CALL-20: the referrer in every quote's request. */
export const REFERRER_BRANCH = 'DR';

/** The asset of a quote, as the path names it. */
export const assetParams = object({ quoteType: quotedAsset });
