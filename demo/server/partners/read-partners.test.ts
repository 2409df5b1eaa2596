import assert from 'node:assert/strict';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { temporaryFolder } from '../test/running-server.ts';
import { readPartners } from './read-partners.ts';

const GOOD = {
  id: 'brook',
  name: 'Brook Energy',
  key: 'k'.repeat(32),
  origins: ['https://www.brook.example'],
  webhook: { url: 'https://brook.example/hook', secret: `whsec_${'A'.repeat(32)}` },
};

function read(contents: unknown) {
  const file = join(temporaryFolder(), 'partners.json');
  writeFileSync(file, typeof contents === 'string' ? contents : JSON.stringify(contents));
  return readPartners(file);
}

describe('the file of partners', () => {
  it('is read', () => {
    assert.deepEqual(read([GOOD]), [{ ...GOOD, retentionDays: 90 }]);
    assert.equal(read([{ ...GOOD, webhook: undefined, retentionDays: 30 }])[0]?.webhook, null);
  });

  const refused: readonly (readonly [unknown, RegExp])[] = [
    ['{', /the file must be JSON\.$/],
    [{}, /the file must be a list of partners\.$/],
    [[{ ...GOOD, id: 'Brook Energy' }], /0\.id must be 1 to 40 small letters/],
    [[{ ...GOOD, key: 'secret' }], /0\.key must be 32 to 200/],
    [[{ ...GOOD, origins: ['https://brook.example/'] }], /0\.origins\.0 must be an origin/],
    [[{ ...GOOD, origins: [] }], /0\.origins must name an origin/],
    [
      [{ ...GOOD, webhook: { ...GOOD.webhook, url: 'http://brook.example' } }],
      /0\.webhook\.url must be an https/,
    ],
    [[{ ...GOOD, webhook: { ...GOOD.webhook, secret: 'secret' } }], /0\.webhook\.secret must be whsec_/],
    [[{ ...GOOD, retentionDays: 1 }], /0\.retentionDays must be a whole number of days from 7/],
    [[{ ...GOOD, keys: 'secret' }], /0\.keys is missing, or is not a field of a partner/],
    [[GOOD, GOOD], /the id brook is there twice/],
    [[GOOD, { ...GOOD, id: 'vale' }], /the origin https:\/\/www\.brook\.example is there twice/],
  ];
  for (const [contents, sentence] of refused) {
    it(`says in one sentence: ${sentence.source}`, () => {
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
});
