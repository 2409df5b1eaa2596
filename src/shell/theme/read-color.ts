// Any CSS colour in numbers: painted on one pixel, as the browser itself understands it.
import type { Color } from './color.ts';

/** Null for what is no colour, or is see-through. */
export function readColor(css: string): Color | null {
  if (!css) return null;
  const pixel = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true });
  if (!pixel) return null;
  // What the canvas does not know leaves what was there before.
  pixel.fillStyle = '#0000';
  pixel.fillStyle = css;
  pixel.fillRect(0, 0, 1, 1);
  const [red = 0, green = 0, blue = 0, alpha = 0] = pixel.getImageData(0, 0, 1, 1).data;
  return alpha === 255 ? [red, green, blue] : null;
}
