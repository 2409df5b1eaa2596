// Checks that an unknown token stops the build.
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { tokenProblems, unknownTokens } from './tokens.mjs';

const tokens = '.root { --_brand: var(--_attr-brand, var(--heq-brand, var(--_theme-brand))); }';
const problems = (theme, style = '') =>
  unknownTokens({
    themes: [{ path: 'themes/a.css', text: theme }],
    styles: [
      { path: 'src/styles/tokens.css', text: tokens },
      { path: 'src/a.css', text: style },
      { path: 'src/a.tsx', text: "style={{ '--_share': 1 }}" },
    ],
    tokens,
  });

describe('the check of tokens', () => {
  it('finds nothing in the project', () => assert.deepEqual(tokenProblems(), []));

  it('accepts known tokens', () => {
    assert.deepEqual(problems('home-energy-quote { --heq-brand: red }', '.a { width: var(--_share) }'), []);
  });

  it('names an unknown token that a theme sets, and a token that a theme does not set', () => {
    assert.deepEqual(problems('home-energy-quote { --heq-brnad: red }'), [
      'themes/a.css sets --heq-brnad, which is no token.',
      'themes/a.css does not set --heq-brand.',
    ]);
  });

  it('names a private token that is not defined', () => {
    assert.deepEqual(problems('a { --heq-brand: red }', '.a { color: var(--_brand, var(--_brnad)) }'), [
      'src/a.css uses --_brnad, which is nowhere defined.',
    ]);
  });
});
