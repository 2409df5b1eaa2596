// Painted colours, by computed style: what lies behind an element, and how one stands out from another.
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

/** What an element and all behind it paint: the nearest opaque background, with translucent ones over it. */
export function backgroundOf(element: Element | null): Color {
  if (!element) return WHITE;
  const { color, alpha } = readPaint(getComputedStyle(element).backgroundColor);
  if (alpha >= 1) return color;
  const parent = element.parentElement ?? (element.getRootNode() as ShadowRoot).host ?? null;
  return mix(color, backgroundOf(parent), alpha);
}

/** WCAG's ratio of a CSS colour against what is behind it. */
export function contrastOn(css: string, behind: Color): number {
  const { color, alpha } = readPaint(css);
  return contrast(mix(color, behind, alpha), behind);
}
