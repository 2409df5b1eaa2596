import assert from 'node:assert/strict';
import { IncomingMessage } from 'node:http';
import { Socket } from 'node:net';
import { it } from 'node:test';
import { createApp } from '../app.ts';
import { openStore } from '../open-store.ts';
import { readSettings } from '../settings.ts';
import { temporaryFolder } from '../test/running-server.ts';
import { recordWait } from './shed-load.ts';

it('a request that has waited for more than six seconds is refused with a sentence and Retry-After, except a proxy’s health check', async (t) => {
  const store = await openStore({ databaseUrl: null, dataDir: temporaryFolder() });
  t.after(store.close);
  const app = await createApp({ store, settings: readSettings({ TRUST_PROXY: '1' }) });
  const ask = (waited: number, path = '/auth/token', method = 'POST') => {
    const incoming = new IncomingMessage(new Socket());
    recordWait(incoming, waited);
    return app.request(path, { method, headers: { 'x-forwarded-for': '1.2.3.4' } }, { incoming });
  };
  assert.equal((await ask(0)).status, 200);
  assert.equal((await ask(6000)).status, 200);
  assert.equal((await ask(6001, '/health', 'GET')).status, 200);
  const late = await ask(6001);
  assert.deepEqual([late.status, late.headers.get('retry-after')], [503, '2']);
  assert.match(((await late.json()) as { message: string }).message, /^The server is busy/);
});
