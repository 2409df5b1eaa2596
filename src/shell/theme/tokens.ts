// The tokens of a partner's look: those that attributes set directly, and those derived from one brand colour.
import type { Settings } from '../../domain/settings.ts';
import { BLACK, type Color, contrast, cssColor, mix, nudge, readable, WHITE } from './color.ts';

export function attributeTokens(settings: Settings): Readonly<Record<`--_attr-${string}`, string>> {
  const { radius, font, fontHeading, size } = settings;
  const tokens: readonly (readonly [string, string | null])[] = [
    ['radius', radius === null ? null : `${radius}px`],
    ['font', font === 'inherit' ? null : font],
    ['font-heading', fontHeading === 'inherit' ? null : fontHeading],
    ['size', size === null ? null : `${size}px`],
  ];
  return Object.fromEntries(
    tokens.flatMap(([name, value]) => (value === null ? [] : [[`--_attr-${name}`, value]])),
  );
}

/** WCAG 2.2 AA, 1.4.3: text against its background. */
const TEXT = 4.5;
/** The share of the brand in a pressed button. The rest is the theme's text colour (ui/button). */
const PRESSED = 0.7;
/** A brand colour with less contrast than this against the surface is hardly visible. */
const NEAR = 1.9;
/** A colour with more contrast than this against black looks like a different colour once it is dark enough to read: yellow becomes mud. */
const LIGHT = 11;
/** The largest share of the brand in a tinted surface; more if the brand is hardly visible. */
const [TINT, NEAR_TINT] = [0.1, 0.18];

/** The theme's colours that the derived ones are used on or next to. */
export interface ThemeColors {
  readonly bg: Color;
  readonly surface: Color;
  readonly text: Color;
  readonly muted: Color;
}

export interface DerivedTokens {
  /** By token name, as CSS. */
  readonly tokens: Readonly<Record<string, string>>;
  /** The adjustments, in words for the console. */
  readonly notes: readonly string[];
}

/** BEY-15: derives tokens with sufficient contrast from one brand colour. */
export function deriveBrand(brand: Color, theme: ThemeColors): DerivedTokens {
  const isNear = contrast(brand, theme.surface) < NEAR;
  // In a dark theme, a light brand would only make the surface grey, so the theme's text colour tints it instead.
  const lifts = isNear || readable(theme.surface) === BLACK ? brand : theme.text;
  const tint = tintOf(lifts, theme, isNear ? NEAR_TINT : TINT);
  const safe =
    isNear && contrast(brand, BLACK) > LIGHT
      ? theme.text
      : nudge(brand, [theme.surface, theme.bg, tint], TEXT);
  const pressed = (fill: Color) => mix(fill, theme.text, PRESSED);
  const onBrand = readableAlso(brand, pressed(brand));
  // Filled areas keep the brand's own colour if black or white can be read on it, pressed or not.
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

/** The accent fills areas and is never a text colour, so only the text on it must be readable. */
export function deriveAccent(accent: Color): DerivedTokens {
  const color = cssColor(accent);
  return { tokens: { accent: color, sun: color, 'on-accent': cssColor(readable(accent)) }, notes: [] };
}

/** Black or white, whichever can be read on both; undefined if neither can. */
function readableAlso(on: Color, and: Color): Color | undefined {
  const reads = (color: Color) => contrast(color, on) >= TEXT && contrast(color, and) >= TEXT;
  return [WHITE, BLACK].find(reads);
}

/** The surface, tinted with the largest share of a colour, up to `most`, on which the theme's own text can be read. */
function tintOf(color: Color, { surface, text, muted }: ThemeColors, most: number): Color {
  for (let share = most; share > 0; share -= 0.01) {
    const tint = mix(color, surface, share);
    if ([text, muted].every((one) => contrast(one, tint) >= TEXT)) return tint;
  }
  return surface;
}
