// Knows how a database says that it can't serve at present, and what to tell a visitor then.

/** `message` is for the visitor, `reason` for the operator. */
export class StoreUnavailable extends Error {
  override name = 'StoreUnavailable';
  readonly reason: string;

  constructor(message: string, reason: string) {
    super(message);
    this.reason = reason;
  }
}

/** SQLite's primary result codes: busy, read-only, I/O error, damaged, full, can't open, no database. */
const SQLITE_CODES = new Set([5, 8, 10, 11, 13, 14, 26]);
/** PostgreSQL: connection (08), resources (53: disk full 53100), shutdown (57P), read-only (25006); and the network's own. */
const POSTGRES_CODES = /^(08|53|57P|25006|ECONN|EPIPE|ETIMEDOUT|ENOTFOUND|EHOSTUNREACH|ENETUNREACH|EAI_)/;
const POSTGRES_SAYS = /connection terminated|timeout exceeded when trying to connect|query read timeout/i;
const FULL = /^(13|53100)$/;

/** Runs `work`; throws StoreUnavailable when the database can't do it now, anything else as it is. */
export async function orUnavailable<Value>(work: () => Promise<Value>): Promise<Value> {
  try {
    return await work();
  } catch (error) {
    throw unavailable(error) ?? error;
  }
}

function unavailable(error: unknown): StoreUnavailable | null {
  if (!(error instanceof Error)) return null;
  const code = codeOf(error);
  if (code === null) return null;
  const message = FULL.test(code)
    ? 'Nothing can be stored at present, because the server has no room left.'
    : 'The quotes can not be reached at present. Please try again shortly.';
  return new StoreUnavailable(message, `${error.message} [${code}]`);
}

function codeOf(error: Error): string | null {
  const { errcode, code = '' } = error as Error & { errcode?: number; code?: string };
  // The low byte is the primary code.
  if (errcode !== undefined) return SQLITE_CODES.has(errcode & 255) ? String(errcode & 255) : null;
  return POSTGRES_CODES.test(code) || POSTGRES_SAYS.test(error.message) ? code || 'connection' : null;
}
