// KEEP-01: an acknowledged enquiry arrives and is counted once, whatever the webhook does and however the server stops. Run a larger
// number with: ENQUIRIES=10000 node --test demo/server/test/outbox-kills.sweep.test.ts
import assert from 'node:assert/strict';
import { writeFileSync } from 'node:fs';
import type { ServerResponse } from 'node:http';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { bothStores } from './both-stores.ts';
import { enquire, enquiry, partnerNamed, readOwn, until, webhook } from './partner.ts';
import { send, temporaryFolder } from './running-server.ts';
import { startProcess } from './server-process.ts';

const { stores } = await bothStores();
const MANY = Number(process.env.ENQUIRIES ?? 120);
const PATIENCE = 60_000 + MANY * 100;
const VISITORS = 6;
/** These are all stored before any is delivered, so that the server is also killed while it only delivers. */
const HELD_BACK = Math.ceil(MANY / 10);
/** The number of kills while visitors send and while it only delivers, each before the webhook has answered. */
const KILLS = { posting: 4, delivering: 2 };

/** A webhook that fails, hangs, closes the connection or responds twice. It receives the message in every case. */
function unreliable(response: ServerResponse, nth: number): void {
  if (nth % 4 === 0) response.writeHead(500).end('no');
  else if (nth % 25 === 1) return;
  else if (nth % 6 === 2) response.destroy();
  else if (nth % 5 === 3) response.socket?.write('HTTP/1.1 200 OK\r\nContent-Length: 3\r\n\r\nyes'.repeat(2));
  else response.writeHead(200).end('yes');
}

for (const { name, skip, place } of stores) {
  describe(`messages kept ${name}`, { skip }, () => {
    it(`KEEP-01: lose none of ${MANY} and have no duplicate ids, even if the server is killed repeatedly`, async (t) => {
      const killed = { posting: 0, delivering: 0 };
      const waiting = Array.from({ length: MANY }, () => enquiry());
      const acknowledged = new Map<string, string>();
      let phase: keyof typeof killed = 'posting';
      let restarting: Promise<void> | null = null;

      const hook = await webhook((response, nth) => {
        if (phase === 'posting' && waiting.length < HELD_BACK) return;
        const isDue = phase === 'delivering' && nth % Math.ceil(MANY / 40) === 0;
        if (!isDue || killed.delivering === KILLS.delivering || restarting) return unreliable(response, nth);
        restarting = restart();
        // The killed server does not receive this response.
        setImmediate(unreliable, response, nth);
      });
      t.after(hook.stop);
      const brook = partnerNamed('brook', hook.url);
      const { dataDir, databaseUrl } = await place();
      const file = join(temporaryFolder(), 'partners.json');
      writeFileSync(file, JSON.stringify([brook]));
      const env = {
        DATA_DIR: dataDir,
        DATABASE_URL: databaseUrl ?? '',
        PARTNERS: file,
        WEBHOOK_TIMEOUT: '1',
        WEBHOOK_RETRIES: Array.from({ length: 1000 }, () => '0.2').join(),
      };
      let server = await startProcess(env);
      t.after(() => server.end('SIGKILL'));
      const sender = { send: (call: string, sent?: object) => send(server.url, call, sent) };

      async function restart(): Promise<void> {
        killed[phase] += 1;
        await server.end('SIGKILL');
        server = await startProcess(env);
        restarting = null;
      }
      /** Retries the same enquiry until it is acknowledged, as the widget does. */
      async function visitor(): Promise<void> {
        for (let sent = waiting.pop(); sent; sent = waiting.pop()) {
          while (!acknowledged.has(sent.id)) {
            await restarting;
            const answer = await enquire(sender, brook, sent).catch(() => null);
            if (answer?.status === 200) acknowledged.set(sent.id, answer.json.reference);
            if (acknowledged.size % Math.ceil(MANY / KILLS.posting) === 1) restarting ??= restart();
          }
        }
      }
      /** Requests the list only once all have arrived, since a list of ten thousand slows the server down. */
      async function delivered(): Promise<number> {
        if (restarting || new Set(hook.deliveries.map(idOf)).size < MANY) return 0;
        const list = await readOwn(sender, brook).catch(() => null);
        return list?.text.match(/,delivered 2/g)?.length ?? 0;
      }

      const start = Date.now();
      await Promise.all(Array.from({ length: VISITORS }, visitor));
      phase = 'delivering';
      const posted = Date.now();
      await until(async () => (await delivered()) === MANY, PATIENCE);
      t.diagnostic(
        `posted in ${posted - start} ms, delivered ${Date.now() - posted} ms later in ${hook.deliveries.length} messages; killed ${JSON.stringify(killed)}`,
      );
      assert.deepEqual(killed, KILLS);
      const byId = new Map(hook.deliveries.map((one) => [idOf(one), one.body.data]));
      assert.equal(byId.size, MANY, 'one id each');
      const arrived = new Map([...byId.values()].map(({ id, reference }) => [id, reference]));
      assert.deepEqual([...arrived].sort(), [...acknowledged].sort());
      assert.ok(hook.deliveries.length > MANY, 'some came twice');
      const view = await readOwn(sender, brook, '/partner/funnel.csv?days=7');
      for (const end of ['Received', 'Delivered to the webhook'])
        assert.match(
          view.text,
          new RegExp(`^Enquiries that the API took,${end},Enquiries,${MANY}\\r$`, 'm'),
          end,
        );
    });
  });
}

function idOf({ headers }: { readonly headers: Record<string, string> }): string {
  return headers['webhook-id'] ?? '';
}
