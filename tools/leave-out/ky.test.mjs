import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { build } from 'esbuild';
import { parseAst } from 'rollup/parseAst';
import { CACHE, ROOT } from '../build/paths.mjs';
import { textLeftOf } from './leave-out.mjs';
import { LEFT_OUT } from './left-out.ts';

/** An esbuild plugin that reads each file of ky as the build does. */
const leftOut = {
  name: 'left-out',
  setup: ({ onLoad }) =>
    onLoad({ filter: /[\\/]ky[\\/]distribution[\\/].*\.js$/ }, ({ path }) => {
      const library = LEFT_OUT.find(({ file }) => path.replaceAll('\\', '/').endsWith(`/${file}`));
      return library && { contents: textLeftOf(library, readFileSync(path, 'utf8'), parseAst) };
    }),
};

describe('ky as the build leaves it', () => {
  it('passes every test of the client', async () => {
    mkdirSync(CACHE, { recursive: true });
    const outfile = join(CACHE, 'transport.left-out.test.mjs');
    await build({
      absWorkingDir: ROOT,
      entryPoints: ['src/api/transport.test.ts'],
      outfile,
      bundle: true,
      format: 'esm',
      platform: 'node',
      plugins: [leftOut],
    });
    const { NODE_TEST_CONTEXT: _, ...env } = process.env;
    const { status, stdout } = spawnSync(process.execPath, ['--test', '--test-timeout=60000', outfile], {
      env,
      encoding: 'utf8',
    });
    assert.equal(status, 0, stdout);
  });
});
