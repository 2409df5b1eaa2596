// The operator's environment variables. One sentence names an invalid value.
import { resolve } from 'node:path';
import { isBlocked } from './blocked-ports.ts';
import { type PartnerSetting, readPartners } from './read-partners.ts';
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
  /** Days that quotes and tracking records are kept; null is for ever. */
  readonly retentionDays: number | null;
  /** Tracking records that are kept at most. */
  readonly trackingKept: number;
  /** Who takes enquiries; null without a file: then it is those that the store knows from another server's. */
  readonly partners: readonly PartnerSetting[] | null;
  /** A partner with random visits, for whoever tries the server on their own machine. */
  readonly demoPartner: boolean;
  /** Reads the visits of all partners; null: nobody does. */
  readonly operatorKey: string | null;
  /** Days that a shared link works; null: none can be made. */
  readonly shareDays: number | null;
  /** Seconds before each further attempt at a webhook, and for one attempt. */
  readonly webhookRetries: readonly number[];
  readonly webhookTimeout: number;
  /** Seconds that it goes on as before once it was asked to end, while its proxy learns of it. */
  readonly drainSeconds: number;
}

type Environment = Readonly<Record<string, string | undefined>>;

const PROJECT = resolve(import.meta.dirname, '../..');
const DEFAULT_PORT = 4173;
/** A journey through all three assets needs about 60. */
const DEFAULT_RATE = 1200;
/** Days: a quote is read again within the visit, and shown to an installer within some weeks. */
const DEFAULT_RETENTION = 90;
/** At 2,000 characters each 400 MB at most; at the usual 200, 40 MB. */
const DEFAULT_TRACKING = 200_000;
const DEFAULT_SHARE = 30;
/** As Standard Webhooks proposes: three days in all. */
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

/** Browsers ask some ports for nothing, since other protocols live there. */
function openPort(port: number): number {
  if (isBlocked(port)) throw new StartProblem(`Browsers refuse port ${port}: choose another with PORT.`);
  return port;
}

function wholeNumber(written: string, name: string, max: number): number {
  const value = Number(written);
  if (/^\d+$/.test(written) && value <= max) return value;
  throw new StartProblem(`${name} must be a whole number from 0 to ${max}, and it is "${written}".`);
}

/** Its visits are made up, so it is for this machine alone. */
function demoPartner(env: Environment): boolean {
  return flag(env, 'DEMO_PARTNER') && !env.HOST && !env.PARTNERS && !env.DATABASE_URL;
}

function operatorKey(written: string): string {
  if (/^[\w-]{32,200}$/.test(written)) return written;
  throw new StartProblem('OPERATOR_KEY must be 32 to 200 letters, digits, - and _, drawn at random.');
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
    `WEBHOOK_RETRIES must be seconds between commas, each a week at most, and it is "${written}".`,
  );
}

/** The address itself is never repeated: it may hold a password. */
function databaseUrl(written: string): string {
  const protocol = URL.canParse(written) ? new URL(written).protocol : '';
  if (protocol === 'postgres:' || protocol === 'postgresql:') return written;
  throw new StartProblem('DATABASE_URL must be an address such as postgres://user:password@host:5432/name.');
}
