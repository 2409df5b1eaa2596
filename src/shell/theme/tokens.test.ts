import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { describe, it } from 'node:test';
import type { Settings } from '../../domain/settings.ts';
import { type Color, contrast, mix } from './color.ts';
import { attributeTokens, deriveAccent, deriveBrand, type ThemeColors } from './tokens.ts';

const NONE = { radius: null, font: null, fontHeading: null, size: null };
const tokens = (set: Partial<Settings>) => attributeTokens({ ...NONE, ...set } as Settings);

describe('the tokens that attributes set', () => {
  it('EMB-03: are those that were given, lengths in px', () => {
    assert.deepEqual(tokens({}), {});
    assert.deepEqual(tokens({ radius: 0, size: 18, font: 'Lato, sans-serif', fontHeading: 'Bitter' }), {
      '--_attr-radius': '0px',
      '--_attr-font': 'Lato, sans-serif',
      '--_attr-font-heading': 'Bitter',
      '--_attr-size': '18px',
    });
  });

  it('EMB-03: are not set where the page’s own face is inherited', () => {
    assert.deepEqual(tokens({ font: 'inherit', fontHeading: 'Bitter' }), {
      '--_attr-font-heading': 'Bitter',
    });
    assert.deepEqual(tokens({ font: 'Lato', fontHeading: 'inherit' }), { '--_attr-font': 'Lato' });
  });
});

const themes = new URL('../../../themes/', import.meta.url);

function rgb(hex: string): Color {
  const value = Number.parseInt(hex.slice(1), 16);
  return [value >> 16, (value >> 8) & 255, value & 255];
}

function themeColors(file: string): ThemeColors & Record<'bad' | 'good' | 'warn' | 'focus', Color> {
  const css = readFileSync(new URL(file, themes), 'utf8');
  const token = (name: string) => rgb(new RegExp(`--heq-${name}: (#[0-9a-f]{6})`, 'i').exec(css)?.[1] ?? '');
  return {
    bg: token('bg'),
    surface: token('surface'),
    text: token('text'),
    muted: token('muted'),
    bad: token('bad'),
    good: token('good'),
    warn: token('warn'),
    focus: token('focus'),
  };
}

/** The same thousand colours each run, spread over the cube. */
function* colors(): Generator<Color> {
  for (let red = 0; red < 10; red += 1)
    for (let green = 0; green < 10; green += 1)
      for (let blue = 0; blue < 10; blue += 1)
        yield [Math.round(red * 28.33), Math.round(green * 28.33), Math.round(blue * 28.33)];
}

describe('a brand colour', () => {
  for (const file of readdirSync(themes).filter((name) => name.endsWith('.css'))) {
    it(`BEY-15: keeps 4.5 to 1 in every text pair of ${file} and 3 to 1 in every graphic one, for a thousand colours`, () => {
      const theme = themeColors(file);
      for (const color of colors()) {
        const derived = deriveBrand(color, theme).tokens;
        const token = (name: string) => rgb(derived[name] ?? '');
        const [brand, onBrand, tint] = [token('brand'), token('on-brand'), token('tint')];
        const fill = token('brand-fill');
        const pressed = mix(fill, theme.text, 0.7);
        const pairs: readonly (readonly [string, Color, Color, number?])[] = [
          ['brand on surface', brand, theme.surface],
          ['brand on bg', brand, theme.bg],
          ['brand on tint', brand, tint],
          ['on-brand on the fill', onBrand, fill],
          ['on-brand on a pressed button', onBrand, pressed],
          ['text on tint', theme.text, tint],
          ['muted on tint', theme.muted, tint],
          ['bad on tint', theme.bad, tint],
          ['good on tint', theme.good, tint, 3],
          ['warn on tint', theme.warn, tint, 3],
          ['focus on tint', theme.focus, tint, 3],
          ['the first series of a chart on surface', token('series-1'), theme.surface, 3],
        ];
        for (const [name, one, other, least = 4.5] of pairs) {
          assert.ok(
            contrast(one, other) >= least,
            `${name} for ${color}: ${contrast(one, other).toFixed(2)}`,
          );
        }
      }
    });
  }

  it('L18: a brand colour stays unchanged in filled areas, and a light one has dark text', () => {
    const { tokens } = deriveBrand(rgb('#ffd400'), themeColors('meadow.css'));
    assert.deepEqual([tokens['brand-fill'], tokens['on-brand']], ['#ffd400', '#000000']);
    assert.notEqual(tokens.brand, '#ffd400');
  });

  it('L18: a light brand colour is replaced by the theme’s text colour in text, and is still visible in the tint', () => {
    const meadow = themeColors('meadow.css');
    for (const light of ['#ffe600', '#f2b632']) {
      const { tokens } = deriveBrand(rgb(light), meadow);
      assert.deepEqual(rgb(tokens.brand ?? ''), meadow.text);
      assert.equal(tokens['brand-fill'], light);
    }
    const tint = rgb(deriveBrand(rgb('#ffe600'), meadow).tokens.tint ?? '');
    assert.ok(tint[0] - tint[2] > 40, `hardly yellow: ${tint}`);
    const night = rgb(deriveBrand(rgb('#ffe600'), themeColors('volt.css')).tokens.tint ?? '');
    assert.ok(night[2] - night[0] > 15, `no longer blue: ${night}`);
    const lit = deriveBrand(rgb('#5b2a86'), themeColors('volt.css')).tokens.brand;
    assert.notDeepEqual(rgb(lit ?? ''), themeColors('volt.css').text, 'a dark brand keeps its hue at night');
  });

  it('is unchanged if it can be read as text, and a note names one that cannot', () => {
    const meadow = themeColors('meadow.css');
    assert.deepEqual(deriveBrand(rgb('#0b6b4f'), meadow).notes, []);
    assert.equal(deriveBrand(rgb('#0b6b4f'), meadow).tokens.brand, '#0b6b4f');
    assert.match(deriveBrand(rgb('#ffd400'), meadow).notes[0] ?? '', /#ffd400 has too little contrast/);
  });

  it('an accent stays unchanged, and text on it can be read', () => {
    for (const color of colors()) {
      const { tokens } = deriveAccent(color);
      assert.ok(contrast(rgb(tokens['on-accent'] ?? ''), color) >= 4.5);
    }
  });
});
