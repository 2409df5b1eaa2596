import { isoDay } from '../../src/domain/safe-built-ins.ts';
import './seed.ts';
import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { type Messages, readMessages } from '../../src/element/read-settings.ts';
import { type Color, contrast, mix } from '../../src/shell/theme/color.ts';
import { deriveAccent, deriveBrand } from '../../src/shell/theme/tokens.ts';
import { isKey } from '../../src/words/find-pack.ts';
import { packs } from '../../src/words/packs.ts';
import { createWords } from '../../src/words/words.ts';

const today = () => isoDay(new Date());

const key = fc.oneof(
  fc.string(),
  fc.constantFrom('__proto__', 'constructor', 'toString', 'step.of', 'home.title', 'next'),
);

describe('a partner’s own sentences, in any form', () => {
  it('are used if they are text for one of our keys, and the others are named in one warning', () => {
    fc.assert(
      fc.property(fc.oneof(fc.dictionary(key, fc.anything()), fc.anything()), (given) => {
        const warnings: string[] = [];
        // The element stores a copy like this.
        const kept = { ...(given as Messages) };
        const used = readMessages(kept, (message) => warnings.push(message));
        for (const [name, text] of Object.entries(used)) {
          assert.ok(isKey(name) && typeof text === 'string', name);
        }
        assert.equal(warnings.length, Object.keys(used).length === Object.keys(kept).length ? 0 : 1);
        createWords({ pack: packs[0], copy: 'spec', messages: used, today })('step.of', {
          position: 1,
          of: 2,
        });
      }),
    );
  });

  it('can have any text, with and without our placeholders', () => {
    fc.assert(
      fc.property(
        fc.oneof(fc.string(), fc.constantFrom('{of}', '{', '{{of}}', '{__proto__}', '$&')),
        (text) => {
          const words = createWords({ pack: packs[0], copy: 'plain', messages: { 'step.of': text }, today });
          assert.equal(typeof words('step.of', { position: 1, of: 2 }), 'string');
        },
      ),
    );
  });
});

const channel = fc.nat(255);
const color: fc.Arbitrary<Color> = fc.tuple(channel, channel, channel);
const folder = new URL('../../themes/', import.meta.url);

function rgb(hex: string): Color {
  const value = Number.parseInt(hex.slice(1), 16);
  return [value >> 16, (value >> 8) & 255, value & 255];
}

describe('a partner’s colour, one of sixteen million', () => {
  for (const file of readdirSync(folder).filter((name) => name.endsWith('.css'))) {
    const css = readFileSync(new URL(file, folder), 'utf8');
    const token = (name: string) =>
      rgb(new RegExp(`--heq-${name}: (#[0-9a-f]{6})`, 'i').exec(css)?.[1] ?? '');
    const theme = { bg: token('bg'), surface: token('surface'), text: token('text'), muted: token('muted') };

    it(`BEY-15: is readable in ${file}, and so is the text on it, pressed or not`, () => {
      fc.assert(
        fc.property(color, (brand) => {
          const tokens = Object.fromEntries(
            Object.entries(deriveBrand(brand, theme).tokens).map(([name, value]) => [name, rgb(value)]),
          ) as Record<string, Color>;
          const [shown, fill] = [tokens.brand!, tokens['brand-fill']!];
          const [on, tint] = [tokens['on-brand']!, tokens.tint!];
          for (const base of [theme.bg, theme.surface, tint]) assert.ok(contrast(shown, base) >= 4.5);
          assert.ok(contrast(on, fill) >= 4.5);
          assert.ok(contrast(on, mix(fill, theme.text, 0.7)) >= 4.5);
          for (const text of [theme.text, theme.muted]) assert.ok(contrast(text, tint) >= 4.5);
          const accent = deriveAccent(brand).tokens;
          assert.ok(contrast(rgb(accent.accent!), rgb(accent['on-accent']!)) >= 4.5);
        }),
      );
    });
  }
});
