import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { sql } from 'kysely';
import { throwawayPostgres } from '../test/throwaway-postgres.ts';
import type { Engine, Verdict } from './engine.ts';
import { judgePostgres, openPostgres } from './postgres.ts';
import { orUnavailable, StoreUnavailable } from './unavailable.ts';

const postgres = await throwawayPostgres();
if (!postgres) console.warn('PostgreSQL is not installed: the tests of its errors are SKIPPED.');
after(() => postgres?.stop());

/** Every error class of the manual's Appendix A, and each code that is not judged as its class. */
const RAISED: Readonly<Record<Verdict, readonly string[]>> = {
  fault: [
    '03000',
    '09000',
    '0A000',
    '0B000',
    '0F000',
    '0L000',
    '0P000',
    '0Z000',
    '20000',
    '21000',
    '22021',
    '22P05',
    '23505',
    '24000',
    '25000',
    '26000',
    '27000',
    '2B000',
    '2D000',
    '2F000',
    '34000',
    '38000',
    '39000',
    '3B000',
    '3F000',
    '40002',
    '42501',
    '42601',
    '42P01',
    '44000',
    '54000',
    '55000',
    'HV000',
    'P0001',
    'XX000',
  ],
  again: ['40000', '40001', '40P01', '55P03', '72000'],
  unavailable: [
    '08000',
    '08003',
    '08006',
    '25006',
    '25P03',
    '28000',
    '28P01',
    '3D000',
    '40003',
    '53000',
    '53200',
    '53300',
    '53400',
    '55006',
    '57000',
    '57014',
    '57P01',
    '57P02',
    '57P03',
    '57P04',
    '57P05',
    '58000',
    '58030',
    'F0000',
    'XX001',
    'XX002',
  ],
  full: ['53100'],
};

describe('an error of PostgreSQL', { skip: postgres ? false : 'PostgreSQL is not installed' }, () => {
  let engine: Engine;
  before(async () => {
    engine = await openPostgres(postgres!.url);
  });
  after(() => engine?.close());
  const raise = (code: string) =>
    sql.raw(`do $$ begin raise exception using errcode = '${code}'; end $$`).execute(engine.db);

  for (const [verdict, codes] of Object.entries(RAISED)) {
    it(`is judged as "${verdict}" when the database raises it: ${codes.join(' ')}`, async () => {
      for (const code of codes) {
        const error = await raise(code).then(
          () => null,
          (raised) => raised,
        );
        assert.equal(error?.code, code);
        assert.equal(engine.judge(error), verdict, code);
      }
    });
  }

  it('about a conflict is retried, and counts as "unavailable" if it persists', async () => {
    let tries = 0;
    const lost = async () => {
      tries++;
      if (tries < 4) await raise('40001');
      return 'done';
    };
    assert.equal(await orUnavailable(engine.judge, lost), 'done');
    assert.equal(tries, 4);
    const always = orUnavailable(engine.judge, () => raise('40P01'));
    await assert.rejects(always, (error) => error instanceof StoreUnavailable && /40P01/.test(error.reason));
  });

  it('about a user without the right to log in counts as "unavailable"', async () => {
    await sql.raw('create role leaver nologin').execute(engine.db);
    const url = postgres!.url.replace('heq@', 'leaver@');
    await assert.rejects(openPostgres(url), /StartProblem/);
    const { default: pg } = await import('pg');
    const error = await new pg.Client({ connectionString: url }).connect().catch((refused) => refused);
    assert.deepEqual([error.code, judgePostgres(error)], ['28000', 'unavailable']);
  });
});

it('an error of the network or of the driver counts as "unavailable", and a fault of the server’s code does not', () => {
  const coded = (code: string) => Object.assign(new Error(code), { code });
  for (const code of ['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'ENOENT', 'EAI_AGAIN', 'EMFILE'])
    assert.equal(judgePostgres(coded(code)), 'unavailable', code);
  for (const code of ['CERT_HAS_EXPIRED', 'DEPTH_ZERO_SELF_SIGNED_CERT', 'ERR_TLS_CERT_ALTNAME_INVALID'])
    assert.equal(judgePostgres(coded(code)), 'unavailable', code);
  for (const message of [
    'Connection terminated unexpectedly',
    'timeout exceeded when trying to connect',
    'Query read timeout',
    'Client has encountered a connection error and is not queryable',
    'The server does not support SSL connections',
  ])
    assert.equal(judgePostgres(new Error(message)), 'unavailable', message);
  for (const error of [new TypeError('x is not a function'), coded('ERR_INVALID_ARG_TYPE'), null, 'no error'])
    assert.equal(judgePostgres(error), 'fault', String(error));
});
