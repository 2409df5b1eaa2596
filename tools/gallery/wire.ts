// Plays back the recorded responses of this walk, or sends requests to the API and records its responses.

/** A call, and the response to it. */
interface Exchange {
  readonly call: string;
  readonly sent: unknown;
  /** Null if no response came. */
  readonly status: number | null;
  readonly text: string;
}

/** What `record.mjs` writes. */
export interface Recorded {
  /** The day of the prices in the responses: an ISO date. */
  readonly day: string;
  readonly walks: readonly {
    readonly name: string;
    readonly states: readonly string[];
    readonly answers: readonly Exchange[];
  }[];
  /** The first state that shows each part, by the part's folder in src/ui. */
  readonly parts: Readonly<Record<string, string>>;
  /** The first state that asks each question, by the question's id. */
  readonly steps: Readonly<Record<string, string>>;
  /** The first state for each reason of `heq-stage`, including those for which a home is refused. */
  readonly refusals: Readonly<Record<string, string>>;
}

export const pageFetch = window.fetch.bind(window);
/** The URL of the API that is being recorded. Null while a recording is played back. */
export const recordedApi = new URLSearchParams(location.search).get('record');

/** No screen shows the responses of these calls. */
const UNHEARD = /\/(auth\/token|track-records)$/;

const TOKEN = '"gallery"';

const noted: Exchange[] = [];
const json = { 'content-type': 'application/json' };
const isSame = (one: unknown, other: unknown) =>
  JSON.stringify(one ?? null) === JSON.stringify(other ?? null);
const plain = (call: string) => call.split('?')[0];

/** Must run before the widget's script, which keeps the `fetch` that it finds. */
export function beginWire(walk: string): void {
  const recorded = recordedApi ? null : read(walk);
  window.fetch = async (input, init = {}) => {
    const { pathname, search } = new URL(String(input), location.href);
    const { method = 'GET', body, signal } = init;
    const call = `${method} ${pathname}${search}`;
    const sent = typeof body === 'string' ? JSON.parse(body) : null;
    if (UNHEARD.test(pathname))
      return recordedApi ? pageFetch(input, init) : new Response(TOKEN, { headers: json });
    if (!recorded) return ask(input, init, { call, sent });
    const found = take(await recorded, call, sent);
    if (found?.status === null) return never(signal);
    return new Response(found?.text || null, { status: found?.status ?? 404, headers: json });
  };
  Object.assign(window, { heqRecorded: noted });
}

async function fetchRecorded(): Promise<Recorded> {
  return (await pageFetch('/assets/gallery/recorded.json')).json();
}

export const recordedDay = async () => (await fetchRecorded()).day;

async function read(walk: string): Promise<Exchange[]> {
  const { walks } = await fetchRecorded();
  return [...(walks.find(({ name }) => name === walk)?.answers ?? [])];
}

async function ask(input: RequestInfo | URL, init: RequestInit, about: Pick<Exchange, 'call' | 'sent'>) {
  const exchange: Exchange = { ...about, status: null, text: '' };
  noted.push(exchange);
  const answer = await pageFetch(input, init);
  Object.assign(exchange, { status: answer.status, text: await answer.clone().text() });
  return answer;
}

/** Finds the next response to the same request, or else to the same call. The last one is used repeatedly. */
function take(answers: Exchange[], call: string, sent: unknown): Exchange | undefined {
  const found =
    answers.find((one) => one.call === call && isSame(one.sent, sent)) ??
    answers.find((one) => one.call === call) ??
    answers.find((one) => plain(one.call) === plain(call));
  const isLast = answers.filter((one) => one.call === found?.call).length === 1;
  if (found && !isLast) answers.splice(answers.indexOf(found), 1);
  return found;
}

/** A request that got no response in the recording waits until it is aborted. */
function never(signal: AbortSignal | null | undefined): Promise<Response> {
  return new Promise((_, reject) => signal?.addEventListener('abort', () => reject(signal.reason)));
}
