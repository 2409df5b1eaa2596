// Knows what an operator can set by environment, and says in one sentence what can't be used.
import { resolve } from 'node:path';
import { StartProblem } from './start-problem.ts';

export interface Settings {
  /** 0 asks the system for a free one. */
  readonly port: number;
  /** Null: this machine alone, by both its names. */
  readonly host: string | null;
  /** Absolute. Not used with a database. */
  readonly dataDir: string;
  readonly databaseUrl: string | null;
  readonly faults: boolean;
  /** Requests a minute from one client; null is no limit. */
  readonly rateLimit: number | null;
  readonly trustProxy: boolean;
}

type Environment = Readonly<Record<string, string | undefined>>;

const PROJECT = resolve(import.meta.dirname, '../..');
const DEFAULT_PORT = 4173;
/** A journey through all three assets needs about 60. */
const DEFAULT_RATE = 1200;

/** Throws a StartProblem on a value that can't be used. An empty variable counts as absent. */
export function readSettings(env: Environment): Settings {
  const faults = flag(env, 'DEMO_FAULTS');
  return {
    port: env.PORT ? wholeNumber(env.PORT, 'PORT', 65_535) : DEFAULT_PORT,
    host: env.HOST || null,
    dataDir: env.DATA_DIR ? resolve(env.DATA_DIR) : resolve(PROJECT, 'demo/data'),
    databaseUrl: env.DATABASE_URL ? databaseUrl(env.DATABASE_URL) : null,
    faults,
    rateLimit: rateLimit(env.RATE_LIMIT, faults),
    trustProxy: flag(env, 'TRUST_PROXY'),
  };
}

function wholeNumber(written: string, name: string, max: number): number {
  const value = Number(written);
  if (/^\d+$/.test(written) && value <= max) return value;
  throw new StartProblem(`${name} must be a whole number from 0 to ${max}, and it is "${written}".`);
}

function flag(env: Environment, name: string): boolean {
  const written = env[name] ?? '';
  if (written === '1') return true;
  if (written === '' || written === '0') return false;
  throw new StartProblem(`${name} must be 1 or 0, and it is "${written}".`);
}

/** Tests come from one address in great numbers, so a server with faults sets no limit unless told. */
function rateLimit(written: string | undefined, faults: boolean): number | null {
  if (!written) return faults ? null : DEFAULT_RATE;
  return written === 'off' ? null : wholeNumber(written, 'RATE_LIMIT (or "off")', 1_000_000) || null;
}

/** The address itself is never repeated: it may hold a password. */
function databaseUrl(written: string): string {
  const protocol = URL.canParse(written) ? new URL(written).protocol : '';
  if (protocol === 'postgres:' || protocol === 'postgresql:') return written;
  throw new StartProblem('DATABASE_URL must be an address such as postgres://user:password@host:5432/name.');
}
