// Checks that what moves is a transform or fades, for no longer than a moment, and for no one who asked for less.
import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { describe, it } from 'node:test';

const ROOT = new URL('../', import.meta.url);
const sheets = readdirSync(ROOT, { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.css'))
  .map((path) => ({ path, text: readFileSync(new URL(path, ROOT), 'utf8').replace(/\/\*.*?\*\//gs, '') }));

/** What moves without a new layout or painting in each frame; `visibility` and `display` end a fade. */
const MOVES = ['opacity', 'transform', 'translate', 'scale', 'rotate', 'visibility', 'display'];
/** ms */
const LONGEST = 300;
/** A figure that can be read before it is gone; what goes on while something is waited for, or for five seconds at most. */
const LONGER = ['figure-was-fades', 'button-turn', 'house-flow', 'house-spin'];

describe('motion', () => {
  for (const { path, text } of sheets) {
    for (const [, name = '', body = ''] of text.matchAll(/@keyframes ([\w-]+) \{((?:[^{}]*\{[^{}]*\})*)/g)) {
      it(`BEY-11: ${name} in ${path} moves only transforms and opacity`, () => {
        const moved = [...body.matchAll(/([\w-]+):/g)].map(([, property]) => property ?? '');
        assert.deepEqual(
          moved.filter((property) => !MOVES.includes(property)),
          [],
        );
      });
    }
    for (const [, value = ''] of text.matchAll(/animation: ([^;]+);/g)) {
      const [name = ''] = value.split(' ');
      if (LONGER.includes(name)) continue;
      it(`BEY-11: ${name} in ${path} lasts no longer than a moment`, () => {
        const [, time, unit] = / ([\d.]+)(m?s)/.exec(value) ?? [];
        assert.ok(value === 'none' || Number(time ?? 0) * (unit === 's' ? 1000 : 1) <= LONGEST, value);
      });
    }
  }

  it('BEY-11: has none under reduced motion', () => {
    const base = sheets.find(({ path }) => path.endsWith('base.css'))?.text ?? '';
    assert.match(
      base,
      /prefers-reduced-motion: reduce\) \{[^}]*animation: none !important;\s*transition: none !important/,
    );
  });
});
