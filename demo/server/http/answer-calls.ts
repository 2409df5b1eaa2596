// Turns every call of the contract into a route: token, input, answer, and a check of the answer against its
// schema.
import type { Context, Hono } from 'hono';
import { getDotPath, type InferInput, type InferOutput, safeParse } from 'valibot';
import type { CallSpec } from '../../../src/api/call.ts';
import { type CallName, type Calls, calls } from '../../../src/api/calls.ts';
import { COSTS } from './costs.ts';
import type { Limits } from './limit-rate.ts';
import { type AnyInput, type QuoteBodies, readInput } from './read-input.ts';
import { Refusal } from './refusal.ts';
import type { Tokens } from './tokens.ts';

type Part<Spec, Key extends 'params' | 'query' | 'body'> =
  Spec extends Record<Key, infer Schema>
    ? Schema extends NonNullable<CallSpec[Key]>
      ? { readonly [K in Key]: InferOutput<Schema> }
      : unknown
    : unknown;

/** What a handler is given, parsed. */
type Input<Spec extends CallSpec> = Part<Spec, 'params'> & Part<Spec, 'query'> & Part<Spec, 'body'>;
type Answer<Spec extends CallSpec> = Unchanging<InferInput<Spec['answer']>>;
type Unchanging<Value> = Value extends object
  ? { readonly [Key in keyof Value]: Unchanging<Value[Key]> }
  : Value;
/** The page that a call comes from, as its browser says; null where none does. */
interface From {
  readonly origin: string | null;
  /** By what one client is told from others. */
  readonly client: string;
  /** What its program calls itself. */
  readonly agent: string | undefined;
}
type Handler<Spec extends CallSpec> = (
  input: Input<Spec>,
  from: From,
) => Answer<Spec> | Promise<Answer<Spec>>;

/** One function a call; it answers, or throws a Refusal. */
type Handlers = { readonly [Name in CallName]: Handler<Calls[Name]> };
/** The handlers of some calls. */
export type SomeHandlers<Name extends CallName> = Pick<Handlers, Name>;

type AnyHandler = (input: AnyInput, from: From) => unknown;

/** Every call but the token's own needs a token. */
export function answerCalls(
  app: Hono,
  handlers: Handlers,
  tokens: Tokens,
  limits: Limits,
  bodies: QuoteBodies,
): void {
  for (const [name, spec] of Object.entries(calls) as [CallName, CallSpec][]) {
    const handler = handlers[name] as AnyHandler;
    app.on(methodsOf(spec), routePath(spec.path), async (c) => {
      if (spec !== calls.authToken) demandToken(c, tokens);
      const [origin = null, agent] = [c.req.header('origin'), c.req.header('user-agent')];
      const from = { origin, agent, client: limits.clientOf(c) };
      // One was counted as it came.
      limits.charge(from.client, (COSTS[name] ?? 1) - 1);
      const answer = await handler(await readInput(spec, c, bodies), from);
      demandFit(name, spec, answer);
      return c.json(answer);
    });
  }
  for (const path of new Set(Object.values(calls).map((spec) => spec.path))) refuseOtherMethods(app, path);
}

/** What has a home in its query is taken as a POST, too. */
const methodsOf = (spec: CallSpec) => (spec.hides ? [spec.method, 'POST'] : [spec.method]);

/** `{id}` of the contract is `:id` of Hono. */
function routePath(path: string): string {
  return path.replace(/\{(\w+)\}/g, ':$1');
}

function demandToken(c: Context, tokens: Tokens): void {
  const [, token = ''] = /^Bearer (.+)$/i.exec(c.req.header('authorization') ?? '') ?? [];
  if (!tokens.isValid(token)) {
    throw new Refusal(401, 'We could not authorise this request: its token is missing or has run out.');
  }
}

/** Our own mistake is told to the operator with its place, and to the visitor without. */
function demandFit(name: CallName, spec: CallSpec, answer: unknown): void {
  const parsed = safeParse(spec.sent ?? spec.answer, answer, { abortEarly: true });
  if (parsed.success) return;
  const [issue] = parsed.issues;
  console.error(`The answer to ${name} does not fit at ${getDotPath(issue) ?? '(root)'}: ${issue.message}`);
  throw new Refusal(500, 'The server could not put its answer together.');
}

function refuseOtherMethods(app: Hono, path: string): void {
  const allow = Object.values(calls)
    .filter((spec) => spec.path === path)
    .flatMap(methodsOf)
    .join(', ');
  app.all(routePath(path), (c) => {
    throw new Refusal(405, `${c.req.path} takes ${allow}, not ${c.req.method}.`, { Allow: allow });
  });
}
