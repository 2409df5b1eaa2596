import '../../../tools/testing/fixed-clock.mjs';
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { after, before, describe, it } from 'node:test';
import { runServer, type TestServer } from './running-server.ts';

interface Recorded {
  readonly call: string;
  readonly sent: unknown;
  readonly status: number;
  readonly text: string;
}

const file = new URL('../../pages/assets/gallery/recorded.json', import.meta.url);
const { answers } = JSON.parse(readFileSync(file, 'utf8')) as { readonly answers: readonly Recorded[] };

describe('the recorded answers of the gallery', () => {
  let server: TestServer;
  before(async () => {
    server = await runServer();
  });
  after(() => server.stop());

  it('are those of the API as it is: `node tools/gallery/record.mjs` records them anew', async () => {
    const ids = new Map<string, string>();
    const now = (text: string) => [...ids].reduce((said, [old, id]) => said.replaceAll(old, id), text);
    const quotesFirst = [...answers].sort((one, other) => order(one) - order(other));
    for (const { call, sent, status, text } of quotesFirst) {
      const answer = await server.send(now(call), sent ? { body: sent } : {});
      assert.equal(answer.status, status, call);
      if (/quote$/.test(call)) ids.set(JSON.parse(text).quoteId, answer.json.quoteId);
      else assert.deepEqual(answer.json, JSON.parse(now(text)), call);
    }
  });
});

const order = ({ call }: Recorded) => (/\/quote$/.test(call) ? 0 : 1);
