// KEEP-01: retries and recipients of a message. Many messages are in `outbox-kills.sweep.test.ts`.
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { bothStores } from './both-stores.ts';
import { enquire, enquiry, partnerNamed, readOwn, until, webhook } from './partner.ts';
import { runServer } from './running-server.ts';

const { stores } = await bothStores();

for (const { name, skip, place } of stores) {
  describe(`messages kept ${name}`, { skip }, () => {
    it('are retried with the same id after a failure, and given up after the last attempt', async (t) => {
      const answers = [500, 301, 200, 400, 404, 400];
      const hook = await webhook((response, nth) => void response.writeHead(answers[nth - 1] ?? 500).end());
      t.after(hook.stop);
      const brook = partnerNamed('brook', hook.url);
      const settings = { partners: [brook], webhookRetries: [0.02, 0.02], ...(await place()) };
      const server = await runServer(settings);
      t.after(() => server.stop());
      const logged: string[] = [];
      t.mock.method(console, 'error', (text: string) => void logged.push(text));
      await enquire(server, brook, enquiry());
      await until(() => hook.deliveries.length === 3);
      const lost = (await enquire(server, brook, enquiry())).json.reference;
      await until(() => logged.length > 0);
      const ids = hook.deliveries.map(({ headers }) => headers['webhook-id']);
      assert.deepEqual([new Set(ids.slice(0, 3)).size, new Set(ids.slice(3)).size, ids.length], [1, 1, 6]);
      assert.match(
        logged[0]!,
        new RegExp(`^enquiry.created ${lost} was given up: the webhook of brook answered 400$`),
      );
      assert.match((await readOwn(server, brook)).text, new RegExp(lost), 'and is in the list all the same');
    });

    it('of one partner do not wait for the webhook of another', async (t) => {
      const [dead, well] = [await webhook(() => {}), await webhook()];
      t.after(() => Promise.all([dead.stop(), well.stop()]));
      const [brook, vale] = [partnerNamed('brook', dead.url), partnerNamed('vale', well.url)];
      const server = await runServer({ partners: [brook, vale], webhookTimeout: 60, ...(await place()) });
      t.after(() => server.stop());
      for (let n = 0; n < 20; n++) await enquire(server, brook, enquiry());
      // All its parallel deliveries wait for a response that never comes.
      await until(() => dead.deliveries.length === 16);
      await enquire(server, vale, enquiry());
      await until(() => well.deliveries.length === 1);
    });
  });
}
