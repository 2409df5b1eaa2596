import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { it } from 'node:test';
import { integrity } from './integrity.mjs';
import { isRelease, versioned } from './versioned.mjs';

const { version } = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8'));
const SCRIPTS = [{ name: 'a.js', text: 'a()' }];

it('each file of a release is also in the folder of its version, unchanged, and both have their hash', () => {
  assert.deepEqual(versioned(SCRIPTS), [{ name: `${version}/a.js`, text: 'a()' }]);
  const sheet = { name: 'themes/a.css', text: 'a{}' };
  const { name, text } = integrity([...SCRIPTS, sheet, { name: 'a.js.map', text: '{}' }]);
  const hash = (of) => `sha384-${createHash('sha384').update(of).digest('base64')}`;
  assert.equal(name, 'integrity.json');
  assert.deepEqual(JSON.parse(text), {
    'a.js': hash('a()'),
    [`${version}/a.js`]: hash('a()'),
    'themes/a.css': hash('a{}'),
    [`${version}/themes/a.css`]: hash('a{}'),
  });
});

it('a build keeps the folders of other releases, and deletes all other folders', () => {
  assert.deepEqual(['0.1.0', '12.0.3-beta.1', 'themes', 'latest', 'v1.0.0'].map(isRelease), [
    true,
    true,
    false,
    false,
    false,
  ]);
});
