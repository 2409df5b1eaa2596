// Reads painted colours from computed styles: the background behind an element, and the contrast of a colour with it.
import { type Color, contrast, mix, WHITE } from '../../../src/shell/theme/color.ts';

interface Paint {
  readonly color: Color;
  /** 0 to 1. */
  readonly alpha: number;
}

/** 'rgb(1, 2, 3)', 'rgba(1, 2, 3, 0.5)' or 'color(srgb 0.1 0.2 0.3 / 0.5)'. */
function readPaint(css: string): Paint {
  const [one = 0, two = 0, three = 0, alpha = 1] = (css.match(/-?[\d.]+(?:e-?\d+)?/g) ?? []).map(Number);
  const scale = css.startsWith('color(') ? 255 : 1;
  return { color: [one * scale, two * scale, three * scale], alpha };
}

/** The colour behind an element: the nearest opaque background with the translucent ones above it. */
export function backgroundOf(element: Element | null): Color {
  if (!element) return WHITE;
  const { color, alpha } = readPaint(getComputedStyle(element).backgroundColor);
  if (alpha >= 1) return color;
  const parent = element.parentElement ?? (element.getRootNode() as ShadowRoot).host ?? null;
  return mix(color, backgroundOf(parent), alpha);
}

/** The WCAG contrast ratio of a CSS colour with its background. */
export function contrastOn(css: string, behind: Color): number {
  const { color, alpha } = readPaint(css);
  return contrast(mix(color, behind, alpha), behind);
}
