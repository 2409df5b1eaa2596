import assert from 'node:assert/strict';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { silhouettes } from '../../../src/ui/house/silhouettes.ts';
import { ROOT } from '../paths.mjs';
import { atBuild, inFewLayers } from './at-build.mjs';

const madeOf = async (file) => {
  const made = await atBuild().load(join(ROOT, file));
  return made && import(`data:text/javascript,${encodeURIComponent(made.code)}`);
};

describe('what is worked out as the script is built', () => {
  it('is what the module itself would say', async () => {
    assert.deepEqual((await madeOf('src/ui/house/silhouettes.ts')).silhouettes, silhouettes);
  });

  it('is of the stylesheet two texts, with the themes as rules of their own', async () => {
    const { css } = await madeOf('src/styles/sheet.ts');
    assert.match(css.first, /^@layer reset.*\.root\[data-theme="volt"\]\{--_theme-/s);
    assert.match(css.rest, /\.dialog/);
  });

  it('has stylesheets of one layer in one where they are neighbours, and every rule in its place', () => {
    const sheets =
      '@layer a,b;@layer a{.a{}@media print{.b{}}}@layer a{.c{}}@layer b{.d{}}@layer a{.e{}}.f{}@layer a{}';
    assert.equal(
      inFewLayers('', sheets),
      '@layer a,b;@layer a{.a{}@media print{.b{}}.c{}}@layer b{.d{}}@layer a{.e{}}.f{}@layer a{}',
    );
  });

  it('is nothing of any other module', async () => {
    assert.equal(await madeOf('src/styles/theme-css.ts'), null);
  });
});
