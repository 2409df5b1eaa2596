// Reads the operator's environment variables. An error message names the invalid one.
import { resolve } from 'node:path';
import { isBlocked } from './blocked-ports.ts';
import { type PartnerSetting, readPartners } from './read-partners.ts';
import { StartProblem } from './start-problem.ts';

export interface Settings {
  /** 0 lets the system choose a free port. */
  readonly port: number;
  /** Null means both loopback addresses. */
  readonly host: string | null;
  /** An absolute path, not used with DATABASE_URL. */
  readonly dataDir: string;
  readonly databaseUrl: string | null;
  readonly faults: boolean;
  /** Requests per client and minute; null for no limit. */
  readonly rateLimit: number | null;
  readonly trustProxy: boolean;
  /** Days for which quotes and tracking records are kept; null for no limit. */
  readonly retentionDays: number | null;
  /** The largest number of tracking records that are kept. */
  readonly trackingKept: number;
  /** The partners that accept enquiries; null without a file, so that those already in the store stay as they are. */
  readonly partners: readonly PartnerSetting[] | null;
  /** Whether to add a partner with random visits, for a trial on one's own machine. */
  readonly demoPartner: boolean;
  /** The key that reads the visits of all partners; null if nobody may. */
  readonly operatorKey: string | null;
  /** Days for which a shared link works; null if none can be made. */
  readonly shareDays: number | null;
  /** Seconds before each retry of a webhook. */
  readonly webhookRetries: readonly number[];
  /** Seconds for one attempt. */
  readonly webhookTimeout: number;
  /** Seconds for which the server continues after a signal to stop, so that its proxy can notice from /health. */
  readonly drainSeconds: number;
}

type Environment = Readonly<Record<string, string | undefined>>;

const PROJECT = resolve(import.meta.dirname, '../..');
const DEFAULT_PORT = 4173;
/** A journey through all three assets needs about 60. */
const DEFAULT_RATE = 1200;
/** Days. Quotes are read again during the visit, and by installers some weeks later. */
const DEFAULT_RETENTION = 90;
/** At most 400 MB, at 2,000 characters per record; 40 MB at the usual 200. */
const DEFAULT_TRACKING = 200_000;
const DEFAULT_SHARE = 30;
/** The schedule that Standard Webhooks proposes: three days in all. */
const DEFAULT_RETRIES = '5,300,1800,7200,18000,36000,50400,72000,86400';
const DEFAULT_TIMEOUT = 15;

/** Throws a StartProblem on a value that can't be used. An empty variable counts as absent. */
export function readSettings(env: Environment): Settings {
  const faults = flag(env, 'DEMO_FAULTS');
  return {
    port: env.PORT ? openPort(wholeNumber(env.PORT, 'PORT', 65_535)) : DEFAULT_PORT,
    host: env.HOST || null,
    dataDir: env.DATA_DIR ? resolve(env.DATA_DIR) : resolve(PROJECT, 'demo/data'),
    databaseUrl: env.DATABASE_URL ? databaseUrl(env.DATABASE_URL) : null,
    faults,
    rateLimit: rateLimit(env.RATE_LIMIT, faults),
    trustProxy: flag(env, 'TRUST_PROXY'),
    retentionDays: days(env, 'RETENTION_DAYS', DEFAULT_RETENTION),
    trackingKept: env.TRACKING_KEPT
      ? wholeNumber(env.TRACKING_KEPT, 'TRACKING_KEPT', 100_000_000)
      : DEFAULT_TRACKING,
    partners: env.PARTNERS ? readPartners(resolve(env.PARTNERS)) : null,
    demoPartner: demoPartner(env),
    operatorKey: env.OPERATOR_KEY ? operatorKey(env.OPERATOR_KEY) : null,
    shareDays: days(env, 'SHARE_DAYS', DEFAULT_SHARE),
    webhookRetries: seconds(env.WEBHOOK_RETRIES || DEFAULT_RETRIES),
    webhookTimeout: env.WEBHOOK_TIMEOUT
      ? wholeNumber(env.WEBHOOK_TIMEOUT, 'WEBHOOK_TIMEOUT', 60) || 1
      : DEFAULT_TIMEOUT,
    drainSeconds: env.DRAIN_SECONDS ? wholeNumber(env.DRAIN_SECONDS, 'DRAIN_SECONDS', 300) : 0,
  };
}

function openPort(port: number): number {
  if (isBlocked(port)) throw new StartProblem(`Browsers refuse port ${port}: choose another with PORT.`);
  return port;
}

function wholeNumber(written: string, name: string, max: number): number {
  const value = Number(written);
  if (/^\d+$/.test(written) && value <= max) return value;
  throw new StartProblem(`${name} must be a whole number from 0 to ${max}, and it is "${written}".`);
}

/** Its visits are random, so it must not appear on a public server. */
function demoPartner(env: Environment): boolean {
  return flag(env, 'DEMO_PARTNER') && !env.HOST && !env.PARTNERS && !env.DATABASE_URL;
}

function operatorKey(written: string): string {
  if (/^[\w-]{32,200}$/.test(written)) return written;
  throw new StartProblem('OPERATOR_KEY must be 32 to 200 random letters, digits, - and _.');
}

function flag(env: Environment, name: string): boolean {
  const written = env[name] ?? '';
  if (written === '1') return true;
  if (written === '' || written === '0') return false;
  throw new StartProblem(`${name} must be 1 or 0, and it is "${written}".`);
}

/** A server with faults has no limit by default, since tests send many requests from one address. */
function rateLimit(written: string | undefined, faults: boolean): number | null {
  if (!written) return faults ? null : DEFAULT_RATE;
  return written === 'off' ? null : wholeNumber(written, 'RATE_LIMIT (or "off")', 1_000_000) || null;
}

function days(env: Environment, name: string, otherwise: number): number | null {
  const written = env[name];
  if (!written) return otherwise;
  if (written === 'off') return null;
  const value = wholeNumber(written, `${name} (or "off")`, 36_500);
  if (value > 0) return value;
  throw new StartProblem(`${name} must be "off" or a whole number from 1, and it is "0".`);
}

function seconds(written: string): readonly number[] {
  const all = written.split(',').map(Number);
  if (/^[\d.,]+$/.test(written) && all.every((one) => one > 0 && one <= 604_800)) return all;
  throw new StartProblem(
    `WEBHOOK_RETRIES must be seconds separated by commas, each a week at most, and it is "${written}".`,
  );
}

/** The error message does not contain the URL, which may have a password. */
function databaseUrl(written: string): string {
  const protocol = URL.canParse(written) ? new URL(written).protocol : '';
  if (protocol === 'postgres:' || protocol === 'postgresql:') return written;
  throw new StartProblem('DATABASE_URL must be a URL such as postgres://user:password@host:5432/name.');
}
