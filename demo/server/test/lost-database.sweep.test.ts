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

/** Milliseconds before the next check, and until a database is gone or back on a busy machine. */
const PAUSE = 20;
const PATIENCE = 60_000;

/** Creates quotes until `isOver`. Returns the ids of acknowledged quotes and the statuses that occurred. */
async function write(server: TestServer, isOver: () => boolean) {
  const acknowledged: string[] = [];
  const statuses = new Set<number>();
  const details = await addressParts(server, 'BS19AA');
  while (!isOver()) {
    const body = { details, ...QUOTE_BODIES.ashp };
    const { status, json } = await server.send('POST /request/customer/esa/ashp/quote', { body });
    statuses.add(status);
    if (status === 200) acknowledged.push(json.quoteId);
    // Writers must not slow down the restart of the database.
    else await wait(PAUSE);
  }
  return { acknowledged, statuses };
}

async function until(what: string, isTrue: () => Promise<boolean>): Promise<void> {
  for (const end = Date.now() + PATIENCE; !(await isTrue()); await wait(PAUSE)) {
    if (Date.now() > end) throw new Error(`Not reached within ${PATIENCE} ms: ${what}.`);
  }
}

/** Silences the log. A mock would keep thousands of calls in memory. */
function quiet(t: TestContext): void {
  const logged = console.error;
  console.error = () => {};
  t.after(() => {
    console.error = logged;
  });
}

describe('a lost database', { skip: postgres ? false : 'PostgreSQL is not installed' }, () => {
  let server: TestServer;
  // Only an id with a valid format reaches the database.
  const answers = async () => (await readResult(server, 'ashp', randomUUID())).status;
  before(async () => {
    server = await runServer({ databaseUrl: await postgres!.database('lost') });
  });
  after(() => server?.stop());

  it('loses no acknowledged write: each write gets a 200 or a 503, and writes succeed when it is back', async (t) => {
    quiet(t);
    let isOver = false;
    const writers = Promise.all(Array.from({ length: 4 }, () => write(server, () => isOver)));
    // Writers must also end if a step fails: they would keep the process running and use up its memory.
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

  it('causes a 503 instead of an endless wait if the network is cut, and requests succeed when it is back', async (t) => {
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
