import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, before, describe, it, type TestContext } from 'node:test';
import { setTimeout as wait } from 'node:timers/promises';
import { lineTo } from './cut-line.ts';
import { addressParts, createQuote, QUOTE_BODIES, readResult } from './journey.ts';
import { runServer, type TestServer } from './running-server.ts';
import { throwawayPostgres } from './throwaway-postgres.ts';

const postgres = await throwawayPostgres();
if (!postgres) console.warn('PostgreSQL is not installed: the tests of a lost database are SKIPPED.');
after(() => postgres?.stop());

/** Milliseconds: before asking again, and for a database to be gone or back on a busy machine. */
const PAUSE = 20;
const PATIENCE = 60_000;

/** Makes quotes one after the other until `isOver`: the ids of those that were acknowledged, and each status once. */
async function write(server: TestServer, isOver: () => boolean) {
  const acknowledged: string[] = [];
  const statuses = new Set<number>();
  const details = await addressParts(server, 'BS19AA');
  while (!isOver()) {
    const body = { details, ...QUOTE_BODIES.ashp };
    const { status, json } = await server.send('POST /request/customer/esa/ashp/quote', { body });
    statuses.add(status);
    if (status === 200) acknowledged.push(json.quoteId);
    // A database that starts again is not kept from it by those who wait for it.
    else await wait(PAUSE);
  }
  return { acknowledged, statuses };
}

async function until(what: string, isTrue: () => Promise<boolean>): Promise<void> {
  for (const end = Date.now() + PATIENCE; !(await isTrue()); await wait(PAUSE)) {
    if (Date.now() > end) throw new Error(`In vain, for ${PATIENCE} ms: ${what}.`);
  }
}

/** What is said of a lost database, by the thousand: a mock would keep each call. */
function quiet(t: TestContext): void {
  const said = console.error;
  console.error = () => {};
  t.after(() => {
    console.error = said;
  });
}

describe('a database that is lost', { skip: postgres ? false : 'PostgreSQL is not installed' }, () => {
  let server: TestServer;
  // An id of the right shape: for another the database is not asked.
  const answers = async () => (await readResult(server, 'ashp', randomUUID())).status;
  before(async () => {
    server = await runServer({ databaseUrl: await postgres!.database('lost') });
  });
  after(() => server?.stop());

  it('amid writes loses none that was acknowledged: each is answered 200 or 503, and they go on when it is back', async (t) => {
    quiet(t);
    let isOver = false;
    const writers = Promise.all(Array.from({ length: 4 }, () => write(server, () => isOver)));
    // Also where a step fails: writers who never end would keep the process, and fill it.
    t.after(() => {
      isOver = true;
      return writers;
    });
    for (let times = 0; times < 2; times++) {
      await createQuote(server, 'ashp');
      await postgres!.kill();
      await until('lost', async () => (await answers()) === 503);
      await postgres!.start();
      await until('back', async () => (await answers()) === 404);
    }
    isOver = true;
    const written = await writers;
    const statuses = new Set(written.flatMap((writer) => [...writer.statuses]));
    assert.deepEqual([...statuses].sort(), [200, 503]);
    const acknowledged = written.flatMap((writer) => writer.acknowledged);
    for (const id of acknowledged) assert.equal((await readResult(server, 'ashp', id)).status, 200, id);
  });

  it('without a word, as when a network is cut, is a 503 and no endless wait; more is taken when it is back', async (t) => {
    quiet(t);
    const line = await lineTo(await postgres!.database('cut'));
    t.after(line.close);
    const far = await runServer({ databaseUrl: line.url });
    t.after(() => far.stop());
    const id = await createQuote(far, 'ev');
    line.cut();
    const [first, second] = await Promise.all([readResult(far, 'ev', id), readResult(far, 'ev', id)]);
    for (const { status, json } of [first, second]) {
      assert.equal(status, 503);
      assert.match(json.message, /cannot be reached at present/);
    }
    line.mend();
    assert.equal((await readResult(far, 'ev', id)).status, 200);
    assert.equal((await readResult(far, 'ev', await createQuote(far, 'ev'))).status, 200);
  });
});
