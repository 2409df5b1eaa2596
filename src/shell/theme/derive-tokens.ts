// BEY-15: one brand colour becomes a set of tokens that can't fail contrast.
import { BLACK, type Color, contrast, cssColor, mix, nudge, readable, WHITE } from './color.ts';

/** WCAG 2.2 AA, 1.4.3: text on what it stands on. */
const TEXT = 4.5;
/** What is left of the brand in a pressed button; the rest is the text's colour (ui/button). */
const PRESSED = 0.7;
/** With less contrast than this against the surface, a brand is hardly seen on it. */
const NEAR = 1.9;
/** A colour with more contrast than this against black is another by the time it is dark enough to read: yellow, mud. */
const LIGHT = 11;
/** How much of the brand a tinted surface holds, at most; of one that is hardly seen, more. */
const [TINT, NEAR_TINT] = [0.1, 0.18];

/** The colours of the theme that the derived ones stand on or beside. */
export interface ThemeColors {
  readonly bg: Color;
  readonly surface: Color;
  readonly text: Color;
  readonly muted: Color;
}

export interface DerivedTokens {
  /** By token name, as CSS. */
  readonly tokens: Readonly<Record<string, string>>;
  /** What had to be changed, in words for the console. */
  readonly notes: readonly string[];
}

export function deriveBrand(brand: Color, theme: ThemeColors): DerivedTokens {
  const isNear = contrast(brand, theme.surface) < NEAR;
  // At night a light brand would only grey the surface: its own text lifts it.
  const lifts = isNear || readable(theme.surface) === BLACK ? brand : theme.text;
  const tint = tintOf(lifts, theme, isNear ? NEAR_TINT : TINT);
  const safe =
    isNear && contrast(brand, BLACK) > LIGHT
      ? theme.text
      : nudge(brand, [theme.surface, theme.bg, tint], TEXT);
  const pressed = (fill: Color) => mix(fill, theme.text, PRESSED);
  const onBrand = readableAlso(brand, pressed(brand));
  // What is filled keeps the brand's own colour, wherever black or white reads on it.
  const fill = onBrand ? brand : safe;
  const tokens = {
    brand: safe,
    'brand-fill': fill,
    'on-brand': onBrand ?? readableAlso(safe, pressed(safe)) ?? readable(safe),
    tint,
    'series-1': safe,
  };
  const isKept = cssColor(safe) === cssColor(brand);
  return {
    tokens: Object.fromEntries(Object.entries(tokens).map(([name, color]) => [name, cssColor(color)])),
    notes: isKept
      ? []
      : [`${cssColor(brand)} has too little contrast as text; ${cssColor(safe)} is used for text and edges`],
  };
}

/** An accent is filled, never written with: only what stands on it has to be read. */
export function deriveAccent(accent: Color): DerivedTokens {
  const color = cssColor(accent);
  return { tokens: { accent: color, sun: color, 'on-accent': cssColor(readable(accent)) }, notes: [] };
}

/** Black or white: the one that reads on both; undefined where neither does. */
function readableAlso(on: Color, and: Color): Color | undefined {
  const reads = (color: Color) => contrast(color, on) >= TEXT && contrast(color, and) >= TEXT;
  return [WHITE, BLACK].find(reads);
}

/** As much of a colour as leaves the theme's own text readable on it. */
function tintOf(color: Color, { surface, text, muted }: ThemeColors, most: number): Color {
  for (let share = most; share > 0; share -= 0.01) {
    const tint = mix(color, surface, share);
    if ([text, muted].every((one) => contrast(one, tint) >= TEXT)) return tint;
  }
  return surface;
}
