import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { lineTo } from './cut-line.ts';
import { ASKED, addressParts, createQuote, readResult } from './journey.ts';
import { runServer, type TestServer } from './running-server.ts';
import { throwawayPostgres } from './throwaway-postgres.ts';

const postgres = await throwawayPostgres();
if (!postgres) console.warn('PostgreSQL is not installed: the tests of a lost database are SKIPPED.');
after(() => postgres?.stop());

/** Makes quotes one after the other until `isOver`: the ids of those that were acknowledged, and every status. */
async function write(server: TestServer, isOver: () => boolean) {
  const acknowledged: string[] = [];
  const statuses: number[] = [];
  const details = await addressParts(server, 'BS19AA');
  while (!isOver()) {
    const body = { details, ...ASKED.ashp };
    const { status, json } = await server.send('POST /request/customer/esa/ashp/quote', { body });
    statuses.push(status);
    if (status === 200) acknowledged.push(json.quoteId);
  }
  return { acknowledged, statuses };
}

async function until(isTrue: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await isTrue())) await new Promise((resolve) => setTimeout(resolve, 20));
}

describe('a database that is lost', { skip: postgres ? false : 'PostgreSQL is not installed' }, () => {
  let server: TestServer;
  const answers = async () => (await readResult(server, 'ashp', 'none')).status;
  before(async () => {
    server = await runServer({ databaseUrl: await postgres!.database('lost') });
  });
  after(() => server?.stop());

  it('amid writes loses none that was acknowledged: each is answered 200 or 503, and they go on when it is back', async (t) => {
    t.mock.method(console, 'error', () => {});
    let isOver = false;
    const writers = Promise.all(Array.from({ length: 4 }, () => write(server, () => isOver)));
    for (let times = 0; times < 2; times++) {
      await createQuote(server, 'ashp');
      await postgres!.kill();
      await until(async () => (await answers()) === 503);
      await postgres!.start();
      await until(async () => (await answers()) === 404);
    }
    isOver = true;
    const written = await writers;
    const statuses = new Set(written.flatMap((writer) => writer.statuses));
    assert.deepEqual([...statuses].sort(), [200, 503]);
    const acknowledged = written.flatMap((writer) => writer.acknowledged);
    for (const id of acknowledged) assert.equal((await readResult(server, 'ashp', id)).status, 200, id);
  });

  it('without a word, as when a network is cut, is a 503 and no endless wait; more is taken when it is back', async (t) => {
    t.mock.method(console, 'error', () => {});
    const line = await lineTo(await postgres!.database('cut'));
    t.after(line.close);
    const far = await runServer({ databaseUrl: line.url });
    t.after(() => far.stop());
    const id = await createQuote(far, 'ev');
    line.cut();
    const [first, second] = await Promise.all([readResult(far, 'ev', id), readResult(far, 'ev', id)]);
    for (const { status, json } of [first, second]) {
      assert.equal(status, 503);
      assert.match(json.message, /can not be reached at present/);
    }
    line.mend();
    assert.equal((await readResult(far, 'ev', id)).status, 200);
    assert.equal((await readResult(far, 'ev', await createQuote(far, 'ev'))).status, 200);
  });
});
