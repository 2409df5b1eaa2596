// Checks that each theme file is whole and becomes a bundled theme.
import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { describe, it } from 'node:test';
import { THEMES } from '../domain/settings.ts';
import { themeCss } from './theme-css.ts';

const read = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8');
const theme = (name: string) => read(`../../themes/${name}.css`);
const tokensRead = [...read('./tokens.css').matchAll(/var\(--_theme-([\w-]+)\)/g)].map((match) => match[1]);

describe('the bundled themes', () => {
  it('are the files of themes/, by name: a new one is a file there and its name in THEMES', () => {
    const files = readdirSync(new URL('../../themes/', import.meta.url)).filter((file) =>
      file.endsWith('.css'),
    );
    assert.deepEqual(files.toSorted(), THEMES.map((name) => `${name}.css`).toSorted());
  });

  for (const name of THEMES) {
    it(`${name} sets every token that is read, and no other`, () => {
      const set = [...theme(name).matchAll(/--heq-([\w-]+):/g)].map((match) => match[1]);
      assert.deepEqual(set.toSorted(), tokensRead.toSorted());
    });

    it(`${name} becomes fallbacks of the wrapper that names it`, () => {
      const css = themeCss(name, theme(name));
      assert.ok(css.startsWith(`@layer tokens{.root[data-theme="${name}"]{`));
      assert.ok(css.includes('--_theme-brand:'));
      assert.ok(!css.includes('--heq-'));
    });
  }

  it('refuses a file that is not a theme', () => {
    assert.throws(() => themeCss('empty', ':root{}'), /empty has no home-energy-quote rule/);
  });
});
