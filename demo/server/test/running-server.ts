// Runs a server for one test on a free port, with a temporary data folder.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Settings } from '../settings.ts';
import { type Given, startServer } from '../start-server.ts';

export interface Answer {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
  /** Undefined if the text is not JSON. */
  // biome-ignore lint/suspicious/noExplicitAny: tests look into answers of every shape
  readonly json: any;
}

interface Sent {
  readonly body?: unknown;
  /** A token to send instead of a fresh one; null sends none. */
  readonly token?: string | null;
  readonly headers?: Readonly<Record<string, string>>;
}

export interface TestServer {
  readonly url: string;
  readonly settings: Settings;
  send(call: string, sent?: Sent): Promise<Answer>;
  /** Stops it and starts another with the same store. */
  restart(): Promise<void>;
  /** May be called repeatedly, so that `t.after` can also stop it for a failed test. */
  stop(): Promise<void>;
}

const folders: string[] = [];
process.once('exit', () => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

/** Creates a folder that is deleted after the tests of the file. */
export function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'heq-test-'));
  folders.push(folder);
  return folder;
}

/** Settings without partners, limits or waiting. */
export const QUIET = {
  port: 0,
  databaseUrl: null,
  faults: false,
  rateLimit: null,
  trustProxy: false,
  retentionDays: null,
  trackingKept: 200_000,
  partners: null,
  demoPartner: false,
  operatorKey: null,
  shareDays: 30,
  webhookRetries: [5],
  webhookTimeout: 2,
  drainSeconds: 0,
};

export async function runServer(given: Partial<Settings> = {}, parts: Given = {}): Promise<TestServer> {
  const settings: Settings = {
    host: null,
    dataDir: temporaryFolder(),
    ...QUIET,
    ...given,
  };
  let running = await startServer(settings, parts);
  let ended: Promise<void> | undefined;
  const url = () => `http://127.0.0.1:${running.port}`;
  return {
    get url() {
      return url();
    },
    settings,
    send: (call, sent) => send(url(), call, sent),
    async restart() {
      await running.close();
      running = await startServer(settings, parts);
    },
    stop() {
      ended ??= running.close();
      return ended;
    },
  };
}

/** `call` is "METHOD /path?query". A body is sent as JSON, and a text unchanged. */
export async function send(url: string, call: string, { body, token, headers }: Sent = {}): Promise<Answer> {
  const [method = 'GET', path = '/'] = call.split(' ');
  const bearer = token === undefined ? await freshToken(url) : token;
  const response = await fetch(url + path, {
    method,
    headers: { connection: 'close', ...(bearer && { authorization: `Bearer ${bearer}` }), ...headers },
    ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
  });
  const text = await response.text();
  return { status: response.status, headers: response.headers, text, json: parsed(text) };
}

export async function freshToken(url: string): Promise<string> {
  const response = await fetch(`${url}/auth/token`, { method: 'POST' });
  return (await response.json()) as string;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
