// Reads any CSS colour as numbers: paints one pixel, so that the browser itself interprets it.
import type { Color } from './color.ts';

/** Null for an invalid or transparent colour. */
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
