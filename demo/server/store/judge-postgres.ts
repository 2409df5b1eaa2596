// What a PostgreSQL error means: by the class of its code (Appendix A of the manual) and the driver's own errors.
import type { Verdict } from './engine.ts';

/** By the code, else by its class, which are its first two characters. What is in neither is a fault of ours. */
const VERDICTS: Readonly<Record<string, Verdict>> = {
  '08': 'unavailable', // connection
  '25006': 'unavailable', // read-only: a standby, or a database that ran out of transaction ids
  '25P03': 'unavailable', // idle in a transaction for too long
  '25P04': 'unavailable', // a transaction that took too long
  '28': 'unavailable', // authorisation: the account or its password was changed
  '3D': 'unavailable', // no such database: being restored or renamed
  '40000': 'again', // rolled back
  '40001': 'again', // could not be serialised
  '40003': 'unavailable', // nobody knows whether it was done
  '40P01': 'again', // deadlock
  '53': 'unavailable', // resources
  '53100': 'full',
  '55006': 'unavailable', // in use
  '55P03': 'again', // a lock that could not be had at once
  '57': 'unavailable', // an operator, a statement that took too long, a shutdown
  '58': 'unavailable', // the system under it
  '72': 'again', // snapshot too old
  F0: 'unavailable', // its configuration
  XX001: 'unavailable', // damaged
  XX002: 'unavailable',
};

/** Of the network, the name service, TLS and a socket in a folder. */
const SYSTEM = /^(E[A-Z]{2,}|EAI_\w+|ERR_(TLS|SSL)_\w+|CERT_\w+|\w*(CERT|CERTIFICATE)\w*)$/;
/** The driver has no code for these. */
const SAYS =
  /connection terminated|timeout exceeded when trying to connect|query read timeout|not queryable|after calling end|SASL|SSL|password/i;

export function judgePostgres(error: unknown): Verdict {
  if (!(error instanceof Error)) return 'fault';
  const { code } = error as Error & { code?: unknown };
  if (typeof code !== 'string' || code === '') return SAYS.test(error.message) ? 'unavailable' : 'fault';
  // Codes of PostgreSQL have five characters, and none of its classes begins with E, as EPIPE does.
  if (/^[0-9A-DF-Z][0-9A-Z]{4}$/.test(code)) return VERDICTS[code] ?? VERDICTS[code.slice(0, 2)] ?? 'fault';
  return SYSTEM.test(code) ? 'unavailable' : 'fault';
}
