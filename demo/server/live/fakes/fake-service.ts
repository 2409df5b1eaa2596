// A local fake of a service, which can also fail in every way.
import { createServer, type IncomingMessage } from 'node:http';
import timers from 'node:timers/promises';
import type { WayOut } from '../ask.ts';

export interface FakeAnswer {
  readonly status?: number;
  readonly headers?: Readonly<Record<string, string>>;
  /** A string is sent unchanged, anything else as JSON. */
  readonly body?: unknown;
  /** Milliseconds before the answer. */
  readonly delay?: number;
  /** Never answers, or breaks the connection within the answer. */
  readonly ends?: 'never' | 'within';
  /** Milliseconds between the parts of the answer. */
  readonly every?: number;
}

interface FakeRequest {
  readonly method: string;
  /** Including its query. */
  readonly url: URL;
  readonly headers: IncomingMessage['headers'];
  readonly body: string;
}

/** Null is a 404 without a body. */
export type Fake = (requests: FakeRequest) => FakeAnswer | null;

export interface FakeService {
  readonly url: string;
  readonly requests: readonly FakeRequest[];
  /** Replaces the next answers by a list, or all answers by a function. */
  instead(answers: readonly FakeAnswer[] | Fake | null): void;
  close(): Promise<void>;
}

/** Imitates `fetch` without a server. It uses `node:timers/promises`, which a test may mock. */
export const fakeFetch =
  (fake: Fake): NonNullable<WayOut['send']> =>
  async (url, { method = 'GET', headers, body, signal }) => {
    const names = Object.fromEntries(new Headers(headers as HeadersInit));
    const requests = { method, url, headers: names, body: typeof body === 'string' ? body : '' };
    const answer = fake(requests) ?? { status: 404, body: '' };
    await timers.setTimeout(answer.ends === 'never' ? FOREVER : (answer.delay ?? 0), undefined, { signal });
    const status = answer.status ?? 200;
    if (status >= 300 && status < 400) throw new TypeError('fetch failed');
    const how = { status, headers: { 'Content-Type': 'application/json', ...answer.headers } };
    return new Response(status === 204 ? null : streamed(answer, signal), how);
  };

const FOREVER = 3_600_000;

function streamed({ body, ends, every = 0 }: FakeAnswer, signal: AbortSignal): ReadableStream<Uint8Array> {
  const bytes = new TextEncoder().encode(textOf(body));
  const half = Math.ceil(bytes.length / 2);
  const parts =
    ends === 'within' ? [bytes.subarray(0, half)] : [bytes.subarray(0, half), bytes.subarray(half)];
  return new ReadableStream({
    async pull(controller) {
      const part = parts.shift();
      if (every > 0) await timers.setTimeout(every, undefined, { signal });
      if (part && part.length > 0) controller.enqueue(part);
      else if (ends === 'within') controller.error(new TypeError('terminated'));
      else controller.close();
    },
  });
}

const textOf = (body: unknown) => (typeof body === 'string' ? body : JSON.stringify(body ?? null));

export async function serve(fake: Fake): Promise<FakeService> {
  const requests: FakeRequest[] = [];
  let queue: FakeAnswer[] = [];
  let other: Fake | null = null;
  const server = createServer(async (request, response) => {
    let body = '';
    for await (const part of request) body += part;
    const { method = 'GET', headers } = request;
    const question = { method, headers, body, url: new URL(request.url ?? '/', 'http://fake.invalid') };
    requests.push(question);
    const answer = queue.shift() ?? (other ?? fake)(question) ?? { status: 404, body: '' };
    if (answer.ends === 'never') return;
    await new Promise((resolve) => setTimeout(resolve, answer.delay ?? 0));
    const text = textOf(answer.body);
    response.writeHead(answer.status ?? 200, { 'Content-Type': 'application/json', ...answer.headers });
    if (answer.ends !== 'within') return response.end(text);
    response.write(text.slice(0, text.length / 2));
    setTimeout(() => response.destroy(), 5);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as { port: number };
  return {
    url: `http://127.0.0.1:${port}`,
    requests,
    instead(answers) {
      queue = Array.isArray(answers) ? [...answers] : [];
      other = typeof answers === 'function' ? answers : null;
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
