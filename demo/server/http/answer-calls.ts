// Makes a route of every call in the contract: it checks the token and the input, and the answer against its schema.
import type { Context, Hono } from 'hono';
import { getDotPath, type InferInput, type InferOutput, safeParse } from 'valibot';
import type { CallSpec } from '../../../src/api/call.ts';
import { type CallName, type Calls, calls } from '../../../src/api/calls.ts';
import { type AnyInput, type QuoteBodies, readInput } from './read-input.ts';
import { Refusal } from './refusal.ts';
import type { Tokens } from './tokens.ts';

type Part<Spec, Key extends 'params' | 'query' | 'body'> =
  Spec extends Record<Key, infer Schema>
    ? Schema extends NonNullable<CallSpec[Key]>
      ? { readonly [K in Key]: InferOutput<Schema> }
      : unknown
    : unknown;

/** The parsed input of a handler. */
type Input<Spec extends CallSpec> = Part<Spec, 'params'> & Part<Spec, 'query'> & Part<Spec, 'body'>;
type Answer<Spec extends CallSpec> = Unchanging<InferInput<Spec['answer']>>;
type Unchanging<Value> = Value extends object
  ? { readonly [Key in keyof Value]: Unchanging<Value[Key]> }
  : Value;
interface From {
  /** The Origin header; null without one. */
  readonly origin: string | null;
  /** The key of the client, for rate limits. */
  readonly client: string;
  /** The User-Agent header. */
  readonly agent: string | undefined;
}
type Handler<Spec extends CallSpec> = (
  input: Input<Spec>,
  from: From,
) => Answer<Spec> | Promise<Answer<Spec>>;

/** One function per call, which returns the answer or throws a Refusal. */
type Handlers = { readonly [Name in CallName]: Handler<Calls[Name]> };
/** The handlers of some calls. */
export type SomeHandlers<Name extends CallName> = Pick<Handlers, Name>;

type AnyHandler = (input: AnyInput, from: From) => unknown;

/** How much of a client's rate limit a call uses, by its work. All others use 1. */
const COSTS: Readonly<Partial<Record<CallName, number>>> = {
  createQuote: 2,
  changeQuote: 2,
  quoteResult: 3,
  recalculateSolar: 3,
  recalculateAshp: 3,
  createShare: 20,
  createEnquiry: 10,
};

/** Knows who sends a request, and how much more this client may send. */
export interface ClientLimits {
  clientOf(c: Context): string;
  /** Charges a call's cost beyond the 1 of its request. Throws a 429 if it is more than is left. */
  charge(client: string, cost: number): void;
}

/** Adds a route for each call. All calls need a token except the one that issues it. */
export function answerCalls(
  app: Hono,
  handlers: Handlers,
  tokens: Tokens,
  limits: ClientLimits,
  bodies: QuoteBodies,
): void {
  for (const [name, spec] of Object.entries(calls) as [CallName, CallSpec][]) {
    const handler = handlers[name] as AnyHandler;
    app.on(spec.method, routePath(spec.path), async (c) => {
      if (spec !== calls.authToken) demandToken(c, tokens);
      const [origin = null, agent] = [c.req.header('origin'), c.req.header('user-agent')];
      const from = { origin, agent, client: limits.clientOf(c) };
      // The middleware has charged 1 already.
      limits.charge(from.client, (COSTS[name] ?? 1) - 1);
      const answer = await handler(await readInput(spec, c, bodies), from);
      demandFit(name, spec, answer);
      return c.json(answer);
    });
  }
  for (const path of new Set(Object.values(calls).map((spec) => spec.path))) refuseOtherMethods(app, path);
}

/** Turns `{id}` of the contract into Hono's `:id`. */
function routePath(path: string): string {
  return path.replace(/\{(\w+)\}/g, ':$1');
}

function demandToken(c: Context, tokens: Tokens): void {
  const [, token = ''] = /^Bearer (.+)$/i.exec(c.req.header('authorization') ?? '') ?? [];
  if (!tokens.isValid(token)) {
    throw new Refusal(401, 'We could not authorise this request: its token is missing or has expired.');
  }
}

/** Throws a 500 if the answer does not fit its schema. Only the log says where, not the response. */
function demandFit(name: CallName, spec: CallSpec, answer: unknown): void {
  const parsed = safeParse(spec.sent ?? spec.answer, answer, { abortEarly: true });
  if (parsed.success) return;
  const [issue] = parsed.issues;
  console.error(`The answer to ${name} does not fit at ${getDotPath(issue) ?? '(root)'}: ${issue.message}`);
  throw new Refusal(500, 'The server could not create its answer.');
}

function refuseOtherMethods(app: Hono, path: string): void {
  const allow = Object.values(calls)
    .filter((spec) => spec.path === path)
    .map(({ method }) => method)
    .join(', ');
  app.all(routePath(path), (c) => {
    throw new Refusal(405, `${c.req.path} takes ${allow}, not ${c.req.method}.`, { Allow: allow });
  });
}
