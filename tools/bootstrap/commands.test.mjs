import assert from 'node:assert/strict';
import { existsSync, readFileSync } from 'node:fs';
import { it } from 'node:test';
import { COMMANDS } from './commands.mjs';

const ROOT = new URL('../../', import.meta.url);
const read = (path) => readFileSync(new URL(path, ROOT), 'utf8');

it('each script of package.json that runs tools/start.mjs names a command, and each command has a script', () => {
  const { scripts } = JSON.parse(read('package.json'));
  const named = Object.values(scripts).flatMap((script) =>
    [...script.matchAll(/tools\/start\.mjs (\S+)/g)].map(([, name]) => name),
  );
  assert.deepEqual([...new Set(named)].sort(), Object.keys(COMMANDS).sort());
});

it('each command runs a file that is in the repository', () => {
  const paths = read('tools/bootstrap/commands.mjs').match(/(?<=')tools\/[^']+/g);
  assert.deepEqual(
    paths.filter((path) => !existsSync(new URL(path, ROOT))),
    [],
  );
  assert.ok(paths.length > 10);
});
