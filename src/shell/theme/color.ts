// Colours as numbers: contrast by WCAG 2.2, mixing in sRGB, and the nearest readable colour.

/** sRGB, each 0 to 255. */
export type Color = readonly [red: number, green: number, blue: number];

export const BLACK: Color = [0, 0, 0];
export const WHITE: Color = [255, 255, 255];

/** WCAG 2.2, relative luminance: 0 black to 1 white. */
function luminance(color: Color): number {
  const [red = 0, green = 0, blue = 0] = color.map((channel) => {
    const share = channel / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** WCAG 2.2, contrast ratio: 1 to 21. */
export function contrast(one: Color, other: Color): number {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
}

/** Like `color-mix(in srgb, color share, base)`, rounded as browsers do. @param share 0 to 1 */
export function mix(color: Color, base: Color, share: number): Color {
  const channel = (index: 0 | 1 | 2) => Math.round(color[index] * share + base[index] * (1 - share));
  return [channel(0), channel(1), channel(2)];
}

/** The nearest colour towards black or white that has the contrast `ratio` with each of `against`. */
export function nudge(color: Color, against: readonly Color[], ratio: number): Color {
  const reads = (candidate: Color) => against.every((base) => contrast(candidate, base) >= ratio);
  for (let step = 0; step <= 100; step += 1) {
    const reading = [BLACK, WHITE].map((pole) => mix(pole, color, step / 100)).find(reads);
    if (reading) return reading;
  }
  return readable(against[0] ?? WHITE);
}

/** Black or white, whichever has more contrast with a colour: at least 4.58. */
export function readable(on: Color): Color {
  return contrast(WHITE, on) >= contrast(BLACK, on) ? WHITE : BLACK;
}

export function cssColor([red, green, blue]: Color): string {
  return `#${[red, green, blue].map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;
}

/**
 * Reads any CSS colour as numbers: paints one pixel, so that the browser itself interprets it. Null for an invalid or
 * transparent colour.
 */
export function readColor(css: string): Color | null {
  if (!css) return null;
  const pixel = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true });
  if (!pixel) return null;
  // The canvas ignores an invalid colour and keeps the previous one.
  pixel.fillStyle = '#0000';
  pixel.fillStyle = css;
  pixel.fillRect(0, 0, 1, 1);
  const [red = 0, green = 0, blue = 0, alpha = 0] = pixel.getImageData(0, 0, 1, 1).data;
  return alpha === 255 ? [red, green, blue] : null;
}
