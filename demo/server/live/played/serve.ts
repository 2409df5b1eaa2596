// A server on this machine that plays a service: its documented answers, and every way to fail.
import { createServer, type IncomingMessage } from 'node:http';

export interface Played {
  readonly status?: number;
  readonly headers?: Readonly<Record<string, string>>;
  /** Text as it is, anything else as JSON. */
  readonly body?: unknown;
  /** Milliseconds before it answers. */
  readonly delay?: number;
  /** Never answers, or breaks off within the answer. */
  readonly ends?: 'never' | 'within';
}

export interface Asked {
  readonly method: string;
  /** With its parameters. */
  readonly url: URL;
  readonly headers: IncomingMessage['headers'];
  readonly body: string;
}

export type Plays = (asked: Asked) => Played | null;

export interface PlayedService {
  readonly url: string;
  readonly asked: readonly Asked[];
  /** These answers instead, one for each question, until they are used up; a function for all. */
  instead(answers: readonly Played[] | Plays | null): void;
  close(): Promise<void>;
}

/** Null of `plays` is a 404 without a body. */
export async function serve(plays: Plays): Promise<PlayedService> {
  const asked: Asked[] = [];
  let queue: Played[] = [];
  let other: Plays | null = null;
  const server = createServer(async (request, response) => {
    let body = '';
    for await (const part of request) body += part;
    const { method = 'GET', headers } = request;
    const question = { method, headers, body, url: new URL(request.url ?? '/', 'http://played.invalid') };
    asked.push(question);
    const played = queue.shift() ?? (other ?? plays)(question) ?? { status: 404, body: '' };
    if (played.ends === 'never') return;
    await new Promise((resolve) => setTimeout(resolve, played.delay ?? 0));
    const text = typeof played.body === 'string' ? played.body : JSON.stringify(played.body ?? null);
    response.writeHead(played.status ?? 200, { 'Content-Type': 'application/json', ...played.headers });
    if (played.ends !== 'within') return response.end(text);
    response.write(text.slice(0, text.length / 2));
    setTimeout(() => response.destroy(), 5);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as { port: number };
  return {
    url: `http://127.0.0.1:${port}`,
    asked,
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
