import assert from 'node:assert/strict';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { platform } from 'node:process';
import { describe, it } from 'node:test';
import { isBlocked } from './blocked-ports.ts';
import { readPartners } from './read-partners.ts';
import { temporaryFolder } from './test/running-server.ts';

const GOOD = {
  id: 'brook',
  name: 'Brook Energy',
  key: '0123456789abcdef'.repeat(3),
  origins: ['https://www.brook.example'],
  webhook: { url: 'https://brook.example/hook', secret: `whsec_${'A'.repeat(32)}` },
};

function read(contents: unknown, mode = 0o600) {
  const file = join(temporaryFolder(), 'partners.json');
  writeFileSync(file, typeof contents === 'string' ? contents : JSON.stringify(contents), { mode });
  return readPartners(file);
}

describe('the file of partners', () => {
  it('is read, with defaults for optional fields', () => {
    assert.deepEqual(read([GOOD]), [{ ...GOOD, retentionDays: 90 }]);
    assert.equal(read([{ ...GOOD, webhook: undefined, retentionDays: 30 }])[0]?.webhook, null);
  });

  const refused: readonly (readonly [unknown, RegExp])[] = [
    ['{', /the file must be JSON\.$/],
    [{}, /the file must be a list of partners\.$/],
    [[{ ...GOOD, id: 'Brook Energy' }], /0\.id must be 1 to 40 lower-case letters/],
    [[{ ...GOOD, key: 'secret' }], /0\.key must be 32 to 200/],
    [[{ ...GOOD, key: 'ab'.repeat(16) }], /0\.key must be random: this one repeats a few characters\.$/],
    [[GOOD, { ...GOOD, id: 'vale', origins: ['https://vale.example'] }], /two partners have the same key/],
    [
      [{ ...GOOD, webhook: { ...GOOD.webhook, url: 'https://name:secret@brook.example' } }],
      /0\.webhook\.url must be a URL without a user name or password/,
    ],
    [
      [{ ...GOOD, webhook: { ...GOOD.webhook, url: 'https://brook.example:6667' } }],
      /0\.webhook\.url must have a port that fetch does not block/,
    ],
    [[{ ...GOOD, origins: ['https://brook.example/'] }], /0\.origins\.0 must be an origin/],
    [[{ ...GOOD, origins: [] }], /0\.origins must name an origin/],
    [
      [{ ...GOOD, webhook: { ...GOOD.webhook, url: 'http://brook.example' } }],
      /0\.webhook\.url must be an https/,
    ],
    [[{ ...GOOD, webhook: { ...GOOD.webhook, secret: 'secret' } }], /0\.webhook\.secret must be whsec_/],
    [[{ ...GOOD, retentionDays: 1 }], /0\.retentionDays must be a whole number of days from 7/],
    [[{ ...GOOD, keys: 'secret' }], /0\.keys is missing, or is not a field of a partner/],
    [[GOOD, GOOD], /the id brook occurs twice/],
    [[GOOD, { ...GOOD, id: 'vale' }], /the origin https:\/\/www\.brook\.example occurs twice/],
  ];
  for (const [contents, sentence] of refused) {
    it(`is refused with one sentence: ${sentence.source}`, () => {
      assert.throws(
        () => read(contents),
        ({ name, message }: Error) => {
          assert.equal(name, 'StartProblem');
          assert.match(message, sentence);
          assert.doesNotMatch(message, /secret(?! must)/);
          return true;
        },
      );
    });
  }

  it('causes a warning only if other users may read or change it', {
    skip: platform === 'win32',
  }, (t) => {
    const warn = t.mock.method(console, 'warn', () => {});
    read([GOOD]);
    assert.equal(warn.mock.callCount(), 0);
    for (const mode of [0o644, 0o640, 0o604]) {
      read([GOOD], mode);
      assert.match(
        String(warn.mock.calls.at(-1)?.arguments[0]),
        /can be read or changed by other users .*chmod 600/,
      );
    }
    assert.equal(warn.mock.callCount(), 3);
  });

  it('may name any port that fetch does not block', async () => {
    /** Sends nothing, since fetch checks the port before it calls the dispatcher. */
    const dispatcher = {
      dispatch: (_: unknown, { onError }: { onError(error: Error): void }) => onError(new Error('not sent')),
    };
    const blocks = async (port: number) => {
      const failed = fetch(`http://127.0.0.1:${port}`, { dispatcher } as never).catch(
        ({ cause }) => cause?.message,
      );
      return (await failed) === 'bad port';
    };
    // fetch blocks no port above 11,000 today. This test fails when Node's list changes.
    for (let port = 1; port <= 11_000; port++)
      assert.equal(isBlocked(port), await blocks(port), String(port));
  });
});
