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

describe('a module whose values the build calculates', () => {
  it('exports what the module itself would export', async () => {
    assert.deepEqual((await madeOf('src/ui/house/silhouettes.ts')).silhouettes, silhouettes);
  });

  it('has the stylesheet as two texts, with the themes as separate rules', async () => {
    const { css } = await madeOf('src/styles/sheet.ts');
    assert.match(css.first, /^@layer reset.*\.root\[data-theme="volt"\]\{--_theme-/s);
    assert.match(css.rest, /\.dialog/);
  });

  it('has neighbouring blocks of one layer as one block, and keeps the order of rules', () => {
    const sheets =
      '@layer a,b;@layer a{.a{}@media print{.b{}}}@layer a{.c{}}@layer b{.d{}}@layer a{.e{}}.f{}@layer a{}';
    assert.equal(
      inFewLayers('', sheets),
      '@layer a,b;@layer a{.a{}@media print{.b{}}.c{}}@layer b{.d{}}@layer a{.e{}}.f{}@layer a{}',
    );
  });

  it('has sentences as texts, which the script unpacks', async () => {
    for (const name of ['own-sentences', 'plain']) {
      const { code } = await atBuild().load(join(ROOT, `src/words/en-gb/${name}.ts`));
      assert.match(
        code,
        /^import \{ unpacked \} from ".*packed-texts\.mjs";\nexport const \w+ = unpacked\("/,
      );
      assert.doesNotMatch(code, /"failure\.title"/);
    }
  });

  it('is on the list: any other module is left to the next plugin', async () => {
    assert.equal(await madeOf('src/styles/theme-css.ts'), null);
  });
});
