import assert from 'node:assert/strict';
import { randomBytes } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { bothStores } from './both-stores.ts';
import { addressParts, createQuote, QUOTE_BODIES, readResult } from './journey.ts';
import { enquire, enquiry, partnerNamed, readOwn } from './partner.ts';
import { type Answer, send, temporaryFolder } from './running-server.ts';
import { failedStart, startProcess } from './server-process.ts';
import { smallDisk } from './small-disk.ts';

/** An empty database of PostgreSQL needs half of this. */
const MEGABYTES = 16;

const { stores } = await bothStores();
const trial = smallDisk(1);
trial?.remove();
if (!trial) console.warn('No disk can be mounted here: the tests of full disks are SKIPPED.');

type Send = (call: string, sent?: { body?: unknown }) => Promise<Answer>;

/** A record of the maximum size with random content, which cannot be compressed. */
const recordOf = () => ({
  userRefId: randomBytes(900).toString('hex'),
  referralBranch: 'DR',
  userTrackingId: '',
  switchId: null,
  propertyDetails: [],
});

/** The first response that is not a success. */
async function untilRefused(ask: () => Promise<Answer>): Promise<Answer> {
  for (;;) {
    const answer = await ask();
    if (answer.status !== 200) return answer;
  }
}

/** Fills the disk with large records, then small ones. Returns the accepted quotes and the last response. */
async function fill(ask: Send) {
  for (const records of [5, 1]) {
    const body = Array.from({ length: records }, recordOf);
    const { status, text } = await untilRefused(() => ask('POST /request/user/track-records', { body }));
    assert.equal(status, 503, text);
  }
  const details = await addressParts({ send: ask }, 'BS19AA');
  const taken: string[] = [];
  const last = await untilRefused(async () => {
    const answer = await ask('POST /request/customer/esa/ashp/quote', {
      body: { details, ...QUOTE_BODIES.ashp },
    });
    if (answer.status === 200) taken.push(answer.json.quoteId);
    return answer;
  });
  return { taken, last };
}

/** Writes a file of partners as an operator does. */
function fileOf(partners: readonly object[]): string {
  const file = join(temporaryFolder(), 'partners.json');
  writeFileSync(file, JSON.stringify(partners), { mode: 0o600 });
  return file;
}

const brook = partnerNamed('brook');

for (const { name, skip, place } of stores) {
  describe(`a full disk under quotes ${name}`, { skip: skip || (!trial && 'no disk can be mounted') }, () => {
    it('shows visitors a message, keeps its data, and accepts more when there is room again', async (t) => {
      const disk = smallDisk(MEGABYTES)!;
      t.after(disk.remove);
      mkdirSync(disk.folder);
      const { dataDir, databaseUrl } = await place(disk.folder);
      const env = { DATA_DIR: dataDir, DATABASE_URL: databaseUrl ?? '' };
      const server = await startProcess(env);
      t.after(() => server.end('SIGKILL'));
      const ask: Send = (call, sent) => send(server.url, call, sent);
      const early = await createQuote({ send: ask }, 'solar');

      const { taken, last } = await fill(ask);
      assert.equal(last.status, 503, last.text);
      assert.match(last.json.message, /^Nothing can be stored at present, .* no space left\.$/);
      assert.equal(last.headers.get('retry-after'), '5');
      assert.equal(
        (await readResult({ send: ask }, 'solar', early)).status,
        200,
        'what is there can be read',
      );
      assert.equal((await ask('GET /request/ev/make')).status, 200, 'what needs no store goes on');

      disk.makeRoom();
      taken.push(await createQuote({ send: ask }, 'ashp'));
      assert.equal(await server.end('SIGKILL'), 'SIGKILL');
      const again = await startProcess(env);
      t.after(() => again.end('SIGTERM'));
      const sender = { send: (call: string, sent?: object) => send(again.url, call, sent) };
      for (const id of taken) assert.equal((await readResult(sender, 'ashp', id)).status, 200, id);
      assert.equal((await readResult(sender, 'solar', early)).status, 200);
    });
  });
}

for (const { name, skip, place } of stores) {
  describe(`a full disk under enquiries ${name}`, {
    skip: skip || (!trial && 'no disk can be mounted'),
  }, () => {
    it('shows visitors a message, and a server still starts and reads', async (t) => {
      const disk = smallDisk(MEGABYTES)!;
      t.after(disk.remove);
      mkdirSync(disk.folder);
      const { dataDir, databaseUrl } = await place(disk.folder);
      const env = { DATA_DIR: dataDir, DATABASE_URL: databaseUrl ?? '', PARTNERS: fileOf([brook]) };
      const start = async (partners: string) => {
        const server = await startProcess({ ...env, PARTNERS: partners });
        t.after(() => server.end('SIGKILL'));
        const ask: Send = (call, sent) => send(server.url, call, sent);
        return { ...server, ask: { send: ask } };
      };
      const server = await start(env.PARTNERS);
      assert.equal((await enquire(server.ask, brook, enquiry())).status, 200);
      await fill(server.ask.send);
      const last = await untilRefused(() =>
        enquire(server.ask, brook, enquiry({ summary: 'x'.repeat(6000) })),
      );
      assert.deepEqual([last.status, last.headers.get('retry-after')], [503, '5'], last.text);
      assert.match(last.json.message, /no space left/);
      assert.doesNotMatch(server.output(), /^\s+at /m, 'no stack');
      await server.end('SIGKILL');

      // More than fits into the free space of existing database pages.
      const many = Array.from({ length: 300 }, (_, nth) => ({
        ...partnerNamed(`vale${nth}`),
        name: 'x'.repeat(100),
      }));
      for (const [file, expected] of [
        [env.PARTNERS, /^/],
        [fileOf([brook, ...many]), /PARTNERS could not be stored, because there is no space left/],
      ] as const) {
        const again = await start(file);
        assert.match(again.output(), expected);
        assert.match((await readOwn(again.ask, brook)).text, /Ada Lovelace/);
        assert.equal((await enquire(again.ask, brook, enquiry({ summary: 'x'.repeat(6000) }))).status, 503);
        await again.end('SIGTERM');
      }
    });
  });
}

describe('a disk that is full before the start', { skip: !trial && 'no disk can be mounted' }, () => {
  it('is reported to the operator in one sentence', async (t) => {
    const disk = smallDisk(1)!;
    t.after(disk.remove);
    mkdirSync(disk.folder);
    const filler = join(disk.folder, 'filler');
    assert.throws(() => writeFileSync(filler, Buffer.alloc(1 << 20)), /ENOSPC/);
    const { status, output } = await failedStart({ DATA_DIR: disk.folder });
    assert.equal(status, 1);
    assert.match(output, /^The data folder .* cannot be used \(.*\): choose another with DATA_DIR\.$/);
  });
});
