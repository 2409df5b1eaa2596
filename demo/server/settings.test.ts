import assert from 'node:assert/strict';
import { resolve } from 'node:path';
import { describe, it } from 'node:test';
import { readSettings } from './settings.ts';

describe('settings', () => {
  it('have defaults where a variable is absent or empty', () => {
    const settings = {
      port: 4173,
      host: null,
      dataDir: resolve(import.meta.dirname, '../data'),
      databaseUrl: null,
      faults: false,
      rateLimit: 1200,
      trustProxy: false,
      retentionDays: 90,
      trackingKept: 200_000,
      partners: null,
      demoPartner: false,
      operatorKey: null,
      shareDays: 30,
      webhookRetries: [5, 300, 1800, 7200, 18_000, 36_000, 50_400, 72_000, 86_400],
      webhookTimeout: 15,
      drainSeconds: 0,
    };
    assert.deepEqual(readSettings({}), settings);
    assert.deepEqual(readSettings({ PORT: '', DATA_DIR: '', DATABASE_URL: '', RATE_LIMIT: '' }), settings);
  });

  it('are read from the environment', () => {
    const { port, dataDir, databaseUrl, rateLimit } = readSettings({
      PORT: '8080',
      DATA_DIR: '/var/lib/heq',
      DATABASE_URL: 'postgresql://a@b/c',
      RATE_LIMIT: '60',
    });
    assert.deepEqual(
      [port, dataDir, databaseUrl, rateLimit],
      [8080, '/var/lib/heq', 'postgresql://a@b/c', 60],
    );
  });

  it('set no rate limit if the operator turns it off or faults are on', () => {
    for (const env of [{ RATE_LIMIT: 'off' }, { RATE_LIMIT: '0' }, { DEMO_FAULTS: '1' }]) {
      assert.equal(readSettings(env).rateLimit, null);
    }
    assert.equal(readSettings({ DEMO_FAULTS: '1', RATE_LIMIT: '60' }).rateLimit, 60);
  });

  it('accept the largest allowed values, and give a webhook a timeout of at least a second', () => {
    const { rateLimit, trackingKept } = readSettings({ RATE_LIMIT: '1000000', TRACKING_KEPT: '100000000' });
    assert.deepEqual([rateLimit, trackingKept], [1_000_000, 100_000_000]);
    const waits = ['0', '1', '60'].map((one) => readSettings({ WEBHOOK_TIMEOUT: one }).webhookTimeout);
    assert.deepEqual(waits, [1, 1, 60]);
  });

  const refused: readonly (readonly [Record<string, string>, RegExp])[] = [
    [{ PORT: '70000' }, /^PORT must be a whole number from 0 to 65535, and it is "70000"\.$/],
    [{ PORT: '1.5' }, /^PORT must be /],
    [{ PORT: '6000' }, /^Browsers refuse port 6000: choose another with PORT\.$/],
    [{ DEMO_FAULTS: 'yes' }, /^DEMO_FAULTS must be 1 or 0, and it is "yes"\.$/],
    [{ RATE_LIMIT: '-1' }, /^RATE_LIMIT /],
    [{ RATE_LIMIT: '1000001' }, /^RATE_LIMIT \(or "off"\) must be a whole number from 0 to 1000000, /],
    [{ TRACKING_KEPT: '100000001' }, /^TRACKING_KEPT must be a whole number from 0 to 100000000, /],
    [{ WEBHOOK_TIMEOUT: '61' }, /^WEBHOOK_TIMEOUT must be a whole number from 0 to 60, /],
    [{ DATABASE_URL: 'mysql://user:secret@a/b' }, /^DATABASE_URL must be a URL such as postgres:/],
    [{ DATABASE_URL: 'secret' }, /^DATABASE_URL must be a URL such as postgres:/],
  ];
  for (const [env, sentence] of refused) {
    it(`refuse ${JSON.stringify(env)} with one sentence`, () => {
      assert.throws(
        () => readSettings(env),
        ({ name, message }: Error) => {
          assert.equal(name, 'StartProblem');
          assert.match(message, sentence);
          assert.doesNotMatch(message, /secret/);
          return true;
        },
      );
    });
  }
});
