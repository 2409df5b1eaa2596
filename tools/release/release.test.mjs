import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { ROOT } from '../build/paths.mjs';
import {
  developmentAfter,
  NAMING,
  newestRelease,
  releasedChangelog,
  renumbered,
  versionProblem,
} from './main.mjs';

describe('a release', () => {
  it('SECURITY: has a version of three numbers that is higher than the current one', () => {
    for (const next of ['0.1.1', '0.2.0', '1.0.0', '0.10.0'])
      assert.equal(versionProblem(next, '0.1.0'), null);
    for (const next of ['0.1.0', '0.0.9', '0.1', 'v0.2.0', ''])
      assert.ok(versionProblem(next, '0.1.0'), next);
    assert.ok(versionProblem('0.9.0', '0.10.0'));
    assert.equal(versionProblem('0.2.0', '0.2.0-dev'), null);
    assert.ok(versionProblem('0.1.9', '0.2.0-dev'));
    assert.equal(developmentAfter('0.2.3'), '0.3.0-dev');
  });

  it('SECURITY: takes the changes under "Next" in the changelog, and is refused if there are none', () => {
    const text = '# Changelog\n\n## Next\n\n### If so\n\nDo this.\n\n## 0.1.0\n\nThe first.\n';
    assert.equal(releasedChangelog(text, '0.2.0'), text.replace('## Next', '## 0.2.0'));
    assert.throws(() => releasedChangelog('# Changelog\n\n## Next\n\n## 0.1.0\n\nThe first.\n', '0.2.0'));
    assert.throws(() => releasedChangelog('# Changelog\n\n## 0.1.0\n', '0.2.0'));
  });

  it('SECURITY: replaces the current version in texts, and changes no similar number', () => {
    assert.equal(
      renumbered('/0.1.0/a.js v0.1.0. 10.1.0 0.1.01', '0.1.0', '0.2.0'),
      '/0.2.0/a.js v0.2.0. 10.1.0 0.1.01',
    );
  });

  it('SECURITY: every guide names the newest release, and no other version', () => {
    const version = newestRelease(readFileSync(join(ROOT, 'CHANGELOG.md'), 'utf8'));
    for (const path of NAMING) {
      const named = readFileSync(join(ROOT, path), 'utf8').matchAll(/\/(\d+\.\d+\.\d+)\//g);
      for (const [, found] of named) assert.equal(found, version, path);
    }
  });
});
