import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { it } from 'node:test';
import { integrity } from './integrity.mjs';
import { isRelease, versioned } from './versioned.mjs';

const SCRIPTS = [{ name: 'a.js', text: 'a()' }];

it('each file of a release is also in the folder of its version, unchanged, and both have their hash', () => {
  assert.deepEqual(versioned(SCRIPTS, '1.2.0'), [{ name: '1.2.0/a.js', text: 'a()' }]);
  const sheet = { name: 'themes/a.css', text: 'a{}' };
  const { name, text } = integrity([...SCRIPTS, sheet, { name: 'a.js.map', text: '{}' }], '1.2.0');
  const hash = (of) => `sha384-${createHash('sha384').update(of).digest('base64')}`;
  assert.equal(name, 'integrity.json');
  assert.deepEqual(JSON.parse(text), {
    'a.js': hash('a()'),
    '1.2.0/a.js': hash('a()'),
    'themes/a.css': hash('a{}'),
    '1.2.0/themes/a.css': hash('a{}'),
  });
});

it('a version in development has no folder', () => {
  assert.deepEqual(versioned(SCRIPTS, '1.3.0-dev'), []);
});

it('a build keeps the folders of other releases, and deletes all other folders', () => {
  assert.deepEqual(['0.1.0', '12.0.3', 'themes', 'latest', 'v1.0.0'].map(isRelease), [
    true,
    true,
    false,
    false,
    false,
  ]);
});
