// What both of our clients are asked, and what they agree on.

export interface TransportRequest {
  readonly method: string;
  readonly url: URL;
  readonly token?: string;
  readonly body?: unknown;
  /** It only reads: asked once more where nothing came back or the server was busy. */
  readonly again?: boolean;
  readonly signal?: AbortSignal | undefined;
  /** Goes on after the page is left; answers are not read. */
  readonly keepalive?: boolean;
}

/** Statuses of a server that could not just then. */
export const RETRIED: readonly number[] = [408, 429, 502, 503, 504];

export function headersOf(token: string | undefined): Record<string, string> {
  return { accept: 'application/json', ...(token ? { authorization: `Bearer ${token}` } : {}) };
}
