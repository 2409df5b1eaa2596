// Checks that every bundled theme keeps its promises of contrast (WCAG 2.2, 1.4.3 and 1.4.11).
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { describe, it } from 'node:test';
import { THEMES } from '../domain/settings.ts';

const TEXT = 4.5;
const GRAPHIC = 3;

/** [what, on what, at least]: the pairs that the parts put on each other. */
const PAIRS: readonly [string, string, number][] = [
  ...['bg', 'surface', 'tint'].flatMap((on): [string, string, number][] => [
    ['text', on, TEXT],
    ['muted', on, TEXT],
    ['brand', on, TEXT],
    ['bad', on, TEXT],
    ['good', on, GRAPHIC],
    ['warn', on, GRAPHIC],
    ['focus', on, GRAPHIC],
  ]),
  ['line', 'bg', GRAPHIC],
  ['line', 'surface', GRAPHIC],
  ['on-brand', 'brand', TEXT],
  ['on-accent', 'accent', TEXT],
  ['series-1', 'surface', GRAPHIC],
  ['series-2', 'surface', GRAPHIC],
  ['series-3', 'surface', GRAPHIC],
];

function luminance(hex: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

/** Degrees: red 0, amber 35, green 120. */
function hue(hex: string): number {
  const parts = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
  const [r = 0, g = 0, b = 0] = parts;
  const [least = 0, , most = 0] = [...parts].sort((x, y) => x - y);
  const turn = most === r ? (g - b) / (most - least) : 2 + (b - r) / (most - least);
  return most === b ? 240 : turn * 60;
}

for (const name of THEMES) {
  describe(`the theme ${name}`, () => {
    const file = readFileSync(new URL(`../../themes/${name}.css`, import.meta.url), 'utf8');
    const token = (key: string) => new RegExp(`--heq-${key}: (#[0-9a-f]{6});`).exec(file)?.[1] ?? '';
    it('SEEN-10: the present is amber, high prices are red, and good values are neither; petrol and peak do not have the hue of good values', () => {
      assert.ok(hue(token('series-2')) > 20 && hue(token('series-2')) < 50, `before: ${token('series-2')}`);
      assert.ok(Math.abs(hue(token('bad'))) < 15, `dear: ${token('bad')}`);
      const third = hue(token('series-3'));
      assert.ok(third > 190 || third < 60, `petrol, peak: ${token('series-3')}`);
      for (const good of ['good', 'series-1']) assert.ok(hue(token(good)) > 60, `${good}: ${token(good)}`);
    });
    for (const [what, on, least] of PAIRS) {
      it(`BEY-11: ${what} stands out on ${on} by ${least}`, () => {
        const ratio = contrast(token(what), token(on));
        assert.ok(ratio >= least, `${token(what)} on ${token(on)} is ${ratio.toFixed(2)}`);
      });
    }
  });
}
