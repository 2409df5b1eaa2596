import type { Context } from 'hono';
import {
  type GenericSchema,
  type ObjectEntries,
  type ObjectSchema,
  object,
  partial,
  picklist,
  safeParse,
} from 'valibot';
import { assetParams, type CallSpec } from '../../../src/api/call.ts';
import { calls } from '../../../src/api/calls.ts';
import { problemSentence } from './problem-sentence.ts';
import { Refusal } from './refusal.ts';

/** Levels of lists and objects; the product's own bodies have five. JSON with thousands of levels parses but cannot be stored. */
const DEEPEST = 50;

export interface AnyInput {
  readonly params?: unknown;
  readonly query?: unknown;
  readonly body?: unknown;
}

/** The body of a new quote, by the asset's name in the path. */
export type QuoteBodies = Readonly<Record<string, ObjectSchema<ObjectEntries, undefined>>>;

/** Throws a 400 that names the first invalid field. */
export async function readInput(spec: CallSpec, c: Context, bodies: QuoteBodies): Promise<AnyInput> {
  const params = c.req.param();
  // The path is checked first, so that an unknown asset is not reported as an error of the body.
  return {
    ...(spec.params && { params: fitting(paramsSchema(spec.params, bodies), params, 'path') }),
    ...(spec.query && { query: fitting(spec.query, numbersRead(spec.query, c.req.query()), 'query') }),
    ...(spec.body && {
      body: fitting(bodySchema(spec, params, bodies), await json(c, spec.largest), 'body'),
    }),
  };
}

function fitting(schema: GenericSchema, value: unknown, where: string): unknown {
  const parsed = safeParse(schema, value, { abortEarly: true });
  if (parsed.success) return parsed.output;
  throw new Refusal(400, problemSentence(parsed.issues[0], where));
}

/** The contract lists three assets, but the server may quote for more. */
function paramsSchema(params: GenericSchema, bodies: QuoteBodies): GenericSchema {
  return params === assetParams ? object({ quoteType: picklist(Object.keys(bodies)) }) : params;
}

/** Checks a quote against its own asset's schema. A union of all of them could not name the invalid field. */
function bodySchema(
  { path, method, body }: CallSpec,
  { quoteType = '' }: Record<string, string>,
  bodies: QuoteBodies,
): GenericSchema {
  const own = bodies[quoteType]!;
  if (path !== calls.createQuote.path) return body!;
  return method === calls.createQuote.method
    ? own
    : object({ ...partial(own).entries, ...calls.changeQuote.body.entries });
}

async function json(c: Context, largest?: number): Promise<unknown> {
  const value = parsed(await bodyText(c, largest));
  if (isDeeper(value, DEEPEST))
    throw new Refusal(400, `The body may be nested ${DEEPEST} levels deep at most.`);
  return value;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new Refusal(400, 'The body must be JSON.');
  }
}

function isDeeper(value: unknown, levels: number): boolean {
  if (typeof value !== 'object' || value === null) return false;
  return levels === 0 || Object.values(value).some((inner) => isDeeper(inner, levels - 1));
}

interface Entry {
  readonly type: string;
  readonly wrapped?: Entry;
}

/** All values of a query are text, so this converts those that the schema wants as numbers. */
function numbersRead(schema: GenericSchema, query: Record<string, string>): Record<string, unknown> {
  const entries = 'entries' in schema ? (schema.entries as Record<string, Entry>) : {};
  const read = ([name, text]: [string, string]) => [name, wantsNumber(entries[name]) ? number(text) : text];
  return Object.fromEntries(Object.entries(query).map(read));
}

function wantsNumber(entry: Entry | undefined): boolean {
  return entry?.wrapped ? wantsNumber(entry.wrapped) : entry?.type === 'number';
}

function number(text: string): unknown {
  return text.trim() === '' || Number.isNaN(Number(text)) ? text : Number(text);
}

/** Bytes; a call may set another limit. An address with its meters has about two thousand. */
const LARGEST = 10_000;

/**
 * Returns the text of a request's body. Throws a 413 if it is too large, before reading if there is a Content-Length.
 * Hono's own bodyLimit does not work here: for a body without a length it makes a new Request, which needs Hono's
 * adapter to have replaced the global Request.
 */
async function bodyText(c: Context, largest = LARGEST): Promise<string> {
  const length = c.req.header('content-length');
  if (length !== undefined && !c.req.header('transfer-encoding')) {
    if (Number(length) > largest) throw tooLarge(largest);
    return whole(c.req.text());
  }
  return whole(streamed(c.req.raw.body, largest));
}

/** If the client disconnects while it sends the body, this is not an error of the server; nobody reads the answer. */
async function whole(text: Promise<string>): Promise<string> {
  return text.catch((error: unknown) => {
    throw error instanceof Refusal ? error : new Refusal(400, 'The request is incomplete.');
  });
}

/** Reads a body without a Content-Length, and stops once it is too large. */
async function streamed(body: ReadableStream<Uint8Array> | null, largest: number): Promise<string> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of body ?? []) {
    size += chunk.length;
    if (size > largest) throw tooLarge(largest);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString();
}

function tooLarge(largest: number): Refusal {
  return new Refusal(413, `A request may hold ${largest / 1000} kB at most.`);
}
