// Runs the commands of the README unchanged.
import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { readFileSync, statSync } from 'node:fs';
import { delimiter, dirname, join, resolve } from 'node:path';
import { describe, it, type TestContext } from 'node:test';
import { promisify } from 'node:util';
import type { Place } from '../open-store.ts';
import { bothStores } from './both-stores.ts';
import { createQuote, readResult } from './journey.ts';
import { enquire, enquiry, from, partnerNamed, readOwn } from './partner.ts';
import { postgresPrograms } from './postgres-programs.ts';
import { runServer, type TestServer, temporaryFolder } from './running-server.ts';

const README = readFileSync(resolve(import.meta.dirname, '../README.md'), 'utf8');
const PATH = [dirname(process.execPath), postgresPrograms(), process.env.PATH]
  .filter(Boolean)
  .join(delimiter);
const brook = partnerNamed('brook');

const { stores, postgres } = await bothStores();

/** Runs the block of the README that has this name after its language. */
async function run(name: string, variables: Record<string, string>): Promise<void> {
  const [, commands] = new RegExp(`^\`\`\`sh ${name}\\n([^]*?)^\`\`\`$`, 'm').exec(README) ?? [];
  assert.ok(commands, `The README has no block ${name}.`);
  await promisify(execFile)('sh', ['-euc', commands], { env: { PATH, ...variables } });
}

/** Makes a backup while a server runs and restores it. Returns the place of the copy. */
type Restore = (place: Place, backup: string) => Promise<Place>;

const inFolder = {
  async backup({ dataDir }: Place, backup: string) {
    await run('backup-folder', { DATA_DIR: dataDir, BACKUP: backup });
    assert.equal(statSync(backup).mode & 0o077, 0, 'its owner’s alone');
  },
  async restore(_: Place, backup: string): ReturnType<Restore> {
    const dataDir = join(temporaryFolder(), 'restored');
    await run('restore-folder', { BACKUP: backup, NEW_DATA_DIR: dataDir });
    return { dataDir, databaseUrl: null };
  },
};

const inPostgres = {
  async backup({ databaseUrl }: Place, backup: string) {
    const own = run('backup-postgres', { BACKUP: backup, BACKUP_URL: databaseUrl! });
    await assert.rejects(own, /row-level security/, 'the server’s own account would leave out every enquiry');
    await run('backup-role', { ADMIN_URL: postgres!.url });
    const url = databaseUrl!.replace('heq_owner@', 'heq_backup@');
    await run('backup-postgres', { BACKUP: backup, BACKUP_URL: url });
  },
  async restore({ databaseUrl }: Place, backup: string): ReturnType<Restore> {
    const restored = postgres!.url.replace(/postgres$/, 'restored');
    const names = { ADMIN_URL: postgres!.url, OWNER: 'heq_owner', RESTORED: 'restored' };
    await run('restore-postgres', { ...names, RESTORED_URL: restored, BACKUP: backup });
    return { dataDir: '', databaseUrl: databaseUrl!.replace(/\/\w+$/, '/restored') };
  },
};

for (const { name, skip, place } of stores) {
  describe(`a backup of data kept ${name}`, { skip }, () => {
    async function serve(t: TestContext, here: Place): Promise<TestServer> {
      const server = await runServer({ ...here, partners: [brook] });
      t.after(server.stop);
      return server;
    }

    it('has all enquiries and quotes, and repeats later withdrawals', async (t) => {
      const here = await place();
      const how = here.databaseUrl ? inPostgres : inFolder;
      const server = await serve(t, here);
      const quoteId = await createQuote(from(server, brook), 'ashp');
      await enquire(server, brook, enquiry({ fullName: 'Ada Lovelace' }, [quoteId]));
      const later = (await enquire(server, brook, enquiry({ fullName: 'Grace Hopper' }))).json;
      const backup = join(temporaryFolder(), 'backup');
      await how.backup(here, backup);
      await from(server, brook).send(`DELETE /request/enquiries/${later.withdrawal}`);
      assert.doesNotMatch((await readOwn(server, brook)).text, /Grace Hopper/);

      const restored = await serve(t, await how.restore(here, backup));
      assert.match((await readOwn(restored, brook)).text, /Ada Lovelace/);
      assert.equal((await readResult(restored, 'ashp', quoteId)).status, 200);
      assert.match((await readOwn(restored, brook)).text, /Grace Hopper/, 'the backup is older');
      const variables = { PARTNER: brook.id, KEY: brook.key, SERVER: restored.url };
      await run('withdraw-again', { ...variables, REFERENCE: later.reference });
      assert.doesNotMatch((await readOwn(restored, brook)).text, /Grace Hopper/);
      assert.equal((await enquire(restored, brook, enquiry())).status, 200, 'and it takes more');
    });
  });
}
