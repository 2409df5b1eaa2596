// Makes a typed function of each entry of `calls`: it sends the request and returns the parsed answer.
import { getDotPath, safeParse } from 'valibot';
import type { CallAnswer, CallInput, CallSpec, ClientCall } from './call.ts';
import type { CallName, Calls } from './calls.ts';
import { clientCalls } from './client-calls.ts';
import { calledAt, type Endpoints } from './endpoints.ts';
import { failed, type Outcome, success } from './failure.ts';
import { parseJson } from './json.ts';
import { createTokenSource, type TokenSource } from './token.ts';
import { transport } from './transport.ts';

export interface CallOptions {
  readonly signal?: AbortSignal | undefined;
  readonly keepalive?: boolean;
}

/** One function for each call, by its name in `calls`. */
export type Api = {
  readonly [Name in CallName]: (
    input: CallInput<Calls[Name]>,
    options?: CallOptions,
  ) => Promise<Outcome<CallAnswer<Calls[Name]>>>;
} & {
  readonly token: TokenSource;
  /** Makes a call that is not in the list, but belongs to an asset. */
  readonly send: <Spec extends CallSpec>(
    spec: Spec,
    input: CallInput<Spec>,
    options?: CallOptions,
  ) => Promise<Outcome<CallAnswer<Spec>>>;
};

interface ApiOptions {
  /** Absolute, with a slash at the end. */
  readonly apiBase: string;
  readonly authUrl: string;
  /** Calls that the provider serves at other URLs than ours. */
  readonly endpoints?: Endpoints;
  readonly now: () => number;
  /** Called once for each answer that does not match its schema. Its text is for the console, never for the visitor. */
  readonly report: (message: string) => void;
}

/** Characters. A longer answer is parsed in a task of its own, so that the page stays responsive. */
const LONG = 300_000;

interface AnyInput {
  readonly params?: Readonly<Record<string, string | number>>;
  readonly query?: Readonly<Record<string, string | number | boolean | undefined>>;
  readonly body?: unknown;
}

export function createApi(options: ApiOptions): Api {
  const token = createTokenSource({
    now: options.now,
    post: () => transport({ method: clientCalls.authToken.method, url: new URL(options.authUrl) }),
  });
  const send = sender(options, token);
  const { endpoints = {} } = options;
  const byName = Object.entries(clientCalls).map(([name, ours]) => {
    const spec = calledAt<ClientCall>(ours, name, endpoints);
    return [name, (input: AnyInput, callOptions?: CallOptions) => send(name, spec, input, callOptions ?? {})];
  });
  const own = (spec: ClientCall, input: AnyInput, callOptions: CallOptions = {}) =>
    send('its call', spec, input, callOptions);
  return { ...Object.fromEntries(byName), token, send: own } as Api;
}

function sender({ apiBase, report }: ApiOptions, token: TokenSource) {
  return async (name: string, spec: ClientCall, input: AnyInput, options: CallOptions) => {
    const bearer = await token.current();
    if (!bearer.ok) return bearer;
    const answer = await transport({
      method: spec.method,
      url: callUrl(apiBase, spec, input),
      token: bearer.value,
      body: input.body,
      again: spec.method === 'GET',
      ...options,
    });
    const isLong = answer.ok && answer.value.length > LONG;
    if (isLong) await pause();
    const outcome = readAnswer(spec, answer);
    if (isLong) await pause();
    if (!outcome.ok && outcome.failure.kind === 'misfit') {
      report(`the answer to ${name} (${spec.method} ${spec.path}) does not fit at ${outcome.failure.path}`);
    }
    return outcome;
  };
}

/** Fills in the `{name}` parts and adds the query. A leading slash means `api-base`, not the origin. */
export function callUrl(apiBase: string, spec: ClientCall, { params = {}, query = {} }: AnyInput): URL {
  const values = { ...query, ...params };
  const path = spec.path.replace(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(String(values[name] ?? '')),
  );
  const url = new URL(path.replace(/^\/+/, ''), apiBase);
  for (const [name, value] of Object.entries(query)) {
    // A query parameter that the URL's path already has is not repeated in the query.
    const isInPath = spec.path.includes(`{${name}}`);
    if (value !== undefined && !isInPath) url.searchParams.set(name, String(value));
  }
  return url;
}

/** The parsed answer; null if a nullable call has none. */
export function readAnswer(spec: ClientCall, answer: Outcome<string>): Outcome<unknown> {
  if (!answer.ok) {
    const isNotFound = answer.failure.kind === 'refused' && answer.failure.status === 404;
    return spec.nullable && isNotFound ? success(null) : answer;
  }
  const json = answer.value.trim() === '' ? null : parseJson(answer.value);
  if (json === null && spec.nullable) return success(null);
  if (json === undefined) return failed({ kind: 'misfit', path: '(not JSON)' });
  const parsed = safeParse(spec.answer, json);
  if (parsed.success) return success(parsed.output);
  return failed({ kind: 'misfit', path: getDotPath(parsed.issues[0]) ?? '(root)' });
}

function pause(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}
