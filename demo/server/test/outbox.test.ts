// KEEP-01: an enquiry that was acknowledged arrives, whatever the webhook does and however the server ends. A larger
// number by hand: ENQUIRIES=10000 node --test demo/server/test/outbox.test.ts
import assert from 'node:assert/strict';
import { writeFileSync } from 'node:fs';
import type { ServerResponse } from 'node:http';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { bothStores } from './both-stores.ts';
import { enquire, enquiry, partnerNamed, readOwn, until, webhook } from './partner.ts';
import { runServer, send, temporaryFolder } from './running-server.ts';
import { startProcess } from './server-process.ts';

const { stores } = await bothStores();
const MANY = Number(process.env.ENQUIRIES ?? 120);
const PATIENCE = 60_000 + MANY * 100;

/** Fails, hangs and is slow to say yes; what it did not say yes to it has heard all the same. */
function unreliable(response: ServerResponse, nth: number): void {
  if (nth % 4 === 0) response.writeHead(500).end('no');
  else if (nth % 25 === 1) return;
  else if (nth % 6 === 2) response.destroy();
  else response.writeHead(200).end('yes');
}

for (const { name, skip, place } of stores) {
  describe(`messages kept ${name}`, { skip }, () => {
    it('are sent again after a failure, under the same id, and given up after the last', async (t) => {
      const answers = [500, 301, 200, 400, 404, 410];
      const hook = await webhook((response, nth) => void response.writeHead(answers[nth - 1] ?? 500).end());
      t.after(hook.stop);
      const brook = partnerNamed('brook', hook.url);
      const settings = { partners: [brook], webhookRetries: [0.02, 0.02], ...(await place()) };
      const server = await runServer(settings);
      t.after(() => server.stop());
      const said: string[] = [];
      t.mock.method(console, 'error', (text: string) => void said.push(text));
      await enquire(server, brook, enquiry());
      await until(() => hook.deliveries.length === 3);
      const lost = (await enquire(server, brook, enquiry())).json.reference;
      await until(() => said.length > 0);
      const ids = hook.deliveries.map(({ headers }) => headers['webhook-id']);
      assert.deepEqual([new Set(ids.slice(0, 3)).size, new Set(ids.slice(3)).size, ids.length], [1, 1, 6]);
      assert.match(
        said[0]!,
        new RegExp(`^enquiry.created ${lost} was given up: the webhook of brook answered 410$`),
      );
      assert.match((await readOwn(server, brook)).text, new RegExp(lost), 'and is in the list all the same');
    });

    it('of one partner wait for no other’s webhook', async (t) => {
      const [dead, well] = [await webhook(() => {}), await webhook()];
      t.after(() => Promise.all([dead.stop(), well.stop()]));
      const [brook, vale] = [partnerNamed('brook', dead.url), partnerNamed('vale', well.url)];
      const server = await runServer({ partners: [brook, vale], webhookTimeout: 60, ...(await place()) });
      t.after(() => server.stop());
      for (let n = 0; n < 20; n++) await enquire(server, brook, enquiry());
      // All its lanes wait for an answer that never comes.
      await until(() => dead.deliveries.length === 16);
      await enquire(server, vale, enquiry());
      await until(() => well.deliveries.length === 1);
    });

    it(`KEEP-01: lose none of ${MANY} and double none by id, though the server is killed again and again`, async (t) => {
      const hook = await webhook(unreliable);
      t.after(hook.stop);
      const brook = partnerNamed('brook', hook.url);
      const { dataDir, databaseUrl } = await place();
      const file = join(temporaryFolder(), 'partners.json');
      writeFileSync(file, JSON.stringify([brook]));
      const env = {
        ...{ DATA_DIR: dataDir, DATABASE_URL: databaseUrl ?? '', PARTNERS: file },
        ...{ WEBHOOK_TIMEOUT: '1', WEBHOOK_RETRIES: Array.from({ length: 40 }, () => '0.2').join() },
      };
      const acknowledged = new Map<string, string>();
      let server = await startProcess(env);
      const sender = { send: (call: string, sent?: object) => send(server.url, call, sent) };
      const waiting = Array.from({ length: MANY }, () => enquiry());
      let restarting: Promise<void> | null = null;

      /** As the widget's visitor does: tries again with the same enquiry until it is acknowledged. */
      async function visitor(): Promise<void> {
        for (let sent = waiting.pop(); sent; sent = waiting.pop()) {
          while (!acknowledged.has(sent.id)) {
            await restarting;
            const answer = await enquire(sender, brook, sent).catch(() => null);
            if (answer?.status === 200) acknowledged.set(sent.id, answer.json.reference);
            if (acknowledged.size % Math.ceil(MANY / 4) === 1) restarting ??= restart();
          }
        }
      }
      async function restart(): Promise<void> {
        await server.end('SIGKILL');
        server = await startProcess(env);
        restarting = null;
      }

      await Promise.all(Array.from({ length: 6 }, visitor));
      await restarting;
      t.after(() => server.end('SIGKILL'));
      const delivered = () =>
        readOwn(sender, brook).then(({ text }) => text.match(/,delivered 2/g)?.length ?? 0);
      // And again while it delivers what is left.
      for (const part of [0.7, 0.8, 0.9]) {
        await until(async () => (await delivered()) >= MANY * part, PATIENCE);
        await restart();
      }
      await until(async () => (await delivered()) === MANY, PATIENCE);
      const byId = new Map(hook.deliveries.map(({ headers, body }) => [headers['webhook-id'], body.data]));
      assert.equal(byId.size, MANY, 'one id each');
      const arrived = new Map([...byId.values()].map(({ id, reference }) => [id, reference]));
      assert.deepEqual([...arrived].sort(), [...acknowledged].sort());
      assert.ok(hook.deliveries.length > MANY, 'some came twice');
    });
  });
}
