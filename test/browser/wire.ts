// Records every request of the widget with its response. It must be loaded before the widget's script.
import { type CallName, calls } from '../../src/api/calls.ts';

export interface Exchange {
  readonly call: CallName | null;
  readonly url: URL;
  readonly method: string;
  readonly headers: Headers;
  /** Parsed JSON, or null without a body. */
  readonly body: unknown;
  /** Shows whether the request was aborted. */
  readonly signal: AbortSignal | null;
  /** Null until there is a response, and if there never was one. */
  status: number | null;
  /** The body of the response as text. */
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

/**
 * Begins to record. The widget's script keeps the `fetch` that it finds, so this must come first.
 * @example watchWire(); await loadWidget();
 */
export function watchWire(): void {
  if (isWatched) return;
  isWatched = true;
  window.fetch = async (input, init = {}) => {
    const exchange = begun(new URL(String(input), location.href), init);
    exchanges.push(exchange);
    // Fails with the same error as the browser's, and as soon.
    if (offline) throw new TypeError('Failed to fetch');
    const answer = await pageFetch(input, init);
    const text = await answer.clone().text();
    // Set together, so that a request with a status always has its text.
    Object.assign(exchange, { status: answer.status, text });
    const replacement = replacements.find(({ path }) => path.test(exchange.url.pathname));
    if (replacement) return replacement.replace(answer);
    const change = exchange.call && changes.get(exchange.call);
    return change && answer.ok ? changed(answer, change) : answer;
  };
}

/** For the test's own requests, which are not recorded. */
export const ownFetch = pageFetch;

/**
 * The requests of one call so far, the oldest first.
 * @example const [{ body }] = requests('createQuote')
 */
export const requests = (call: CallName): readonly Exchange[] => exchanges.filter((one) => one.call === call);

/**
 * The requests to these paths so far, the oldest first.
 * @example expect(requestsTo(/tracking/)).to.have.length(1)
 */
export const requestsTo = (path: RegExp): readonly Exchange[] =>
  exchanges.filter(({ url }) => path.test(url.pathname));

/**
 * All requests so far.
 * @example allRequests().filter(({ call }) => call === null)
 */
export const allRequests = (): readonly Exchange[] => exchanges;

/**
 * The last successful response of a call, parsed.
 * @example lastAnswer<Answer>('quoteResult', /solar/)
 */
export function lastAnswer<Answer>(call: CallName, path = /./): Answer {
  const last = requests(call).findLast(({ url, status }) => status === 200 && path.test(url.pathname));
  if (!last?.text) throw new Error(`${call} was not answered`);
  return JSON.parse(last.text) as Answer;
}

/**
 * Changes successful responses of this call before the widget gets them, as another server might have sent them.
 * @example onTheWay('quoteResult', (answer) => ({ ...answer, ranges: [] }))
 */
export function onTheWay(call: CallName, change: Change): void {
  changes.set(call, change);
}

/**
 * Replaces responses from these paths before the widget gets them, including those that are not successful.
 * @example replaceAnswers(/make/, () => new Response('[]'))
 */
export function replaceAnswers(path: RegExp, replace: Replacement): void {
  replacements.push({ path, replace });
}

/**
 * Holds responses from these paths back until the returned function is called.
 * @example const release = holdAnswers(/result/); release();
 */
export function holdAnswers(path: RegExp): () => void {
  let letGo = () => {};
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  replaceAnswers(path, (answer) => held.then(() => answer));
  return letGo;
}

/**
 * Turns the widget's network off or on.
 * @example setOffline(true)
 */
export function setOffline(isOffline: boolean): void {
  offline = isOffline;
}

/**
 * Forgets what was sent, and changes no answer any more.
 * @example forgetWire()
 */
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

/** Finds the described call of a request. Paths without placeholders are tried first, so that `{id}` does not match another call's word. */
function callOf(method: string, { pathname }: URL): CallName | null {
  const names = Object.keys(calls) as CallName[];
  const fits = names.filter((name) => calls[name].method === method && pattern(name).test(pathname));
  return fits.sort((a, b) => holes(a) - holes(b))[0] ?? null;
}

const holes = (name: CallName) => calls[name].path.split('{').length;
const pattern = (name: CallName) => new RegExp(`^${calls[name].path.replace(/\{\w+\}/g, '[^/]+')}$`);
