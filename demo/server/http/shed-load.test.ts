import assert from 'node:assert/strict';
import { IncomingMessage } from 'node:http';
import { Socket } from 'node:net';
import { it } from 'node:test';
import { Hono } from 'hono';
import { onError } from './on-error.ts';
import { shedLoad } from './shed-load.ts';
import { noteWait } from './waited.ts';

it('a request that has waited for more than six seconds is refused with a sentence and a time to come back', async () => {
  const app = new Hono();
  app.onError(onError);
  app.use(shedLoad);
  app.get('/', (c) => c.text('done'));
  const ask = (waited: number) => {
    const incoming = new IncomingMessage(new Socket());
    noteWait(incoming, waited);
    return app.request('/', {}, { incoming });
  };
  assert.equal((await ask(0)).status, 200);
  assert.equal((await ask(6000)).status, 200);
  const late = await ask(6001);
  assert.deepEqual([late.status, late.headers.get('retry-after')], [503, '2']);
  assert.match(((await late.json()) as { message: string }).message, /^The server is busy/);
});
