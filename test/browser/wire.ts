// Every request of the widget with its answer, from before the widget's script.
import type { CallSpec } from '../../src/api/call.ts';
import { type CallName, calls } from '../../src/api/calls.ts';

export interface Exchange {
  readonly call: CallName | null;
  readonly url: URL;
  readonly method: string;
  readonly headers: Headers;
  /** Parsed JSON, or null without a body. */
  readonly body: unknown;
  /** Tells whether it was taken back. */
  readonly signal: AbortSignal | null;
  /** Null until it is answered, and when it never was. */
  status: number | null;
  /** The answer as text. */
  text: string | null;
}

type Answers = Readonly<Record<string, unknown>>;
type Change = (answer: Answers) => unknown;
type Replacement = (answer: Response) => Response | Promise<Response>;

const pageFetch = window.fetch.bind(window);
const exchanges: Exchange[] = [];
const changes = new Map<CallName, Change>();
const replacements: { readonly path: RegExp; readonly replace: Replacement }[] = [];
let offline = false;
let isWatched = false;

/** Begins to listen. The widget's script keeps the `fetch` that it finds, so this comes first. */
export function watchWire(): void {
  if (isWatched) return;
  isWatched = true;
  window.fetch = async (input, init = {}) => {
    const exchange = begun(new URL(String(input), location.href), init);
    exchanges.push(exchange);
    // As the browser tells it, and as soon.
    if (offline) throw new TypeError('Failed to fetch');
    const answer = await pageFetch(input, init);
    const text = await answer.clone().text();
    // Both at once: what has a status has been read.
    Object.assign(exchange, { status: answer.status, text });
    const replacement = replacements.find(({ path }) => path.test(exchange.url.pathname));
    if (replacement) return replacement.replace(answer);
    const change = exchange.call && changes.get(exchange.call);
    return change && answer.ok ? changed(answer, change) : answer;
  };
}

/** The page's own requests, which are not the widget's. */
export const ownFetch = pageFetch;

/** The requests of one call so far, oldest first. */
export const sent = (call: CallName): readonly Exchange[] => exchanges.filter((one) => one.call === call);

/** The requests to these paths so far, oldest first. */
export const sentTo = (path: RegExp): readonly Exchange[] =>
  exchanges.filter(({ url }) => path.test(url.pathname));

export const allSent = (): readonly Exchange[] => exchanges;

/** The last good answer of a call, parsed. */
export function lastAnswer<Answer>(call: CallName, path = /./): Answer {
  const last = sent(call).findLast(({ url, status }) => status === 200 && path.test(url.pathname));
  if (!last?.text) throw new Error(`${call} was not answered`);
  return JSON.parse(last.text) as Answer;
}

/** From now on a good answer of this call is changed on its way, as another server might have sent it. */
export function onTheWay(call: CallName, change: Change): void {
  changes.set(call, change);
}

/** From now on an answer of these paths is replaced on its way, an answer that is no success too. */
export function replaceAnswers(path: RegExp, replace: Replacement): void {
  replacements.push({ path, replace });
}

/** From now on the answers of these paths wait until the function that it returns is called. */
export function holdAnswers(path: RegExp): () => void {
  let letGo = () => {};
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  replaceAnswers(path, (answer) => held.then(() => answer));
  return letGo;
}

/** Takes the widget's network away, or gives it back. */
export function setOffline(isOffline: boolean): void {
  offline = isOffline;
}

/** Forgets what was sent, and changes no answer any more. */
export function forgetWire(): void {
  exchanges.length = 0;
  changes.clear();
  replacements.length = 0;
}

function begun(url: URL, { method = 'GET', headers, body, signal = null }: RequestInit): Exchange {
  return {
    call: callOf(method, url),
    url,
    method,
    headers: new Headers(headers),
    body: typeof body === 'string' ? JSON.parse(body) : null,
    signal,
    status: null,
    text: null,
  };
}

async function changed(answer: Response, change: Change): Promise<Response> {
  const { status, headers } = answer;
  return new Response(JSON.stringify(change((await answer.json()) as Answers)), { status, headers });
}

/** Which of the described calls a request is; the plainest path first, so that `{id}` takes no other's word. */
function callOf(method: string, { pathname }: URL): CallName | null {
  const names = Object.keys(calls) as CallName[];
  const fits = names.filter((name) => takes(calls[name], method) && pattern(name).test(pathname));
  return fits.sort((a, b) => holes(a) - holes(b))[0] ?? null;
}

/** What has a home in its query is sent as a POST to a server that takes it so, as the reference API does. */
const takes = ({ method, hides }: CallSpec, asked: string) =>
  method === asked || (!!hides && asked === 'POST');

const holes = (name: CallName) => calls[name].path.split('{').length;
const pattern = (name: CallName) => new RegExp(`^${calls[name].path.replace(/\{\w+\}/g, '[^/]+')}$`);
