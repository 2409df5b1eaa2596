// A plain description, which the client sends, the server answers and openapi.json lists.
import type { GenericSchema, InferInput } from 'valibot';
import type { Frozen, Read } from '../domain/read.ts';

export interface CallSpec {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Under `api-base`, with `{name}` for a part of the path. */
  readonly path: string;
  /** One sentence for openapi.json. */
  readonly says: string;
  readonly params?: GenericSchema<Record<string, string | number>>;
  readonly query?: GenericSchema<Record<string, string | number | boolean | undefined>>;
  readonly body?: GenericSchema;
  /** Its query names a home: a server whose token has the claim `post` gets it as a POST's body, and no URL has it. */
  readonly hides?: true;
  /** Bytes that the reference API takes of a body, where they are more than usual. */
  readonly largest?: number;
  /** What a 2xx answer holds; parsed by the client, checked by the reference API. */
  readonly answer: GenericSchema;
  /** What the reference API is held to where the client forgives more than a server should send. */
  readonly sent?: GenericSchema;
  /** A lookup list: when it fails the list is empty and nothing is said (ERR-19, AMB-29). */
  readonly lookup?: true;
  /** A 404, a 204, an empty body or `null` is an answer, `null`, not a failure (RES-05). */
  readonly nullable?: true;
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

/** What a call is given: `params`, `query` and `body`, as far as it has them. */
export type CallInput<Spec extends CallSpec> = Part<Spec, 'params'> &
  Part<Spec, 'query'> &
  Part<Spec, 'body'>;

/** What a call resolves to when all goes well. */
export type CallAnswer<Spec extends CallSpec> =
  | Read<Spec['answer']>
  | (Spec extends { nullable: true } ? null : never);
