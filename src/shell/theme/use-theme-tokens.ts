// The custom properties on our wrapper: those of attributes, and those derived from the page's own brand colour.
import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { useWidget } from '../../state/widget.tsx';
import { listen } from '../../ui/events.ts';
import { readColor } from './color.ts';
import {
  attributeTokens,
  type DerivedTokens,
  deriveAccent,
  deriveBrand,
  type ThemeColors,
} from './tokens.ts';

/** Inline properties of the wrapper, as React's style prop takes them. */
export function useThemeTokens(
  host: HTMLElement,
  wrapper: RefObject<HTMLElement | null>,
): Readonly<Record<string, string>> {
  const { settings, warn } = useWidget();
  const [derived, setDerived] = useState<Readonly<Record<string, string>>>({});
  // Read while nothing of ours is in the page; later the browser would have to lay it all out.
  const [early] = useState(() => pageColors(host));
  const [scale] = useState(() => visitorScale(host));
  const first = useRef<PageColors | null>(early);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another theme is another ground to read on
  useLayoutEffect(() => {
    const derive = (page: PageColors) => {
      const all = derivedFrom(
        { brand: settings.brandColor ?? page.brand, accent: settings.accentColor ?? page.accent },
        wrapper.current,
      );
      for (const note of all.flatMap(({ notes }) => notes)) warn(`<home-energy-quote> brand colour: ${note}`);
      const tokens: Record<string, string> = Object.assign({}, ...all.map((one) => one.tokens));
      const now = prefixed(tokens, settings.brandColor === null);
      // Mostly nothing is derived, so nothing renders again.
      setDerived((was) => (String(Object.entries(was)) === String(Object.entries(now)) ? was : now));
    };
    derive(first.current ?? pageColors(host));
    first.current = null;
    if (host.ownerDocument.readyState === 'complete') return;
    // A stylesheet of the page may still be loading.
    return listen(window, { load: () => derive(pageColors(host)) });
  }, [host, wrapper, settings.theme, settings.brandColor, settings.accentColor, warn]);

  return { ...attributeTokens(settings), ...derived, ...(scale === 1 ? {} : { '--_visitor': `${scale}` }) };
}

/** CSS colours, or '' if the page leaves them to the theme. */
interface PageColors {
  readonly brand: string;
  readonly accent: string;
}

/** The tokens that the page's stylesheets set on the element. */
function pageColors(host: HTMLElement): PageColors {
  const style = getComputedStyle(host);
  return { brand: pageToken(style, 'brand', 'on-brand'), accent: pageToken(style, 'accent', 'on-accent') };
}

/** A token that the page sets alone. If the page also sets its counterpart, it has chosen the contrast itself. */
function pageToken(style: CSSStyleDeclaration, name: string, partner: string): string {
  const value = (token: string) => style.getPropertyValue(`--heq-${token}`).trim();
  return value(partner) ? '' : value(name);
}

function derivedFrom(colors: PageColors, box: HTMLElement | null): DerivedTokens[] {
  const brand = readColor(colors.brand);
  const theme = brand && box && themeColors(getComputedStyle(box));
  const accent = readColor(colors.accent);
  return [theme && deriveBrand(brand, theme), accent && deriveAccent(accent)].filter((one) => one !== null);
}

function themeColors(style: CSSStyleDeclaration): ThemeColors | null {
  const color = (name: string) => readColor(style.getPropertyValue(`--_${name}`).trim());
  const [bg, surface, text, muted] = [color('bg'), color('surface'), color('text'), color('muted')];
  return bg && surface && text && muted ? { bg, surface, text, muted } : null;
}

/** Tokens derived from the page's own `--heq-brand` rank with the theme's: other tokens that the page sets win over them. */
function prefixed(
  tokens: Readonly<Record<string, string>>,
  isOfPage: boolean,
): Readonly<Record<string, string>> {
  const level = (name: string) => (isOfPage && /^(on-brand|tint|series)/.test(name) ? 'theme' : 'attr');
  return Object.fromEntries(
    Object.entries(tokens).map(([name, value]) => [`--_${level(name)}-${name}`, value]),
  );
}

/** px: the browsers' default, which the themes' sizes are made for. */
const USUAL = 16;
/** Below the first nobody could read the text, above the second nothing would fit. */
const [LEAST, MOST] = [0.75, 3];

/**
 * How much larger than the default the visitor's browser shows text. `medium` is that size, whatever size the
 * page gives to its root.
 */
function visitorScale({ shadowRoot, ownerDocument }: HTMLElement): number {
  const probe = ownerDocument.createElement('span');
  // With a typeface, since browsers have a smaller `medium` for monospaced ones, which the page's may be.
  probe.style.font = 'medium serif';
  shadowRoot?.append(probe);
  const size = Number.parseFloat(getComputedStyle(probe).fontSize) || USUAL;
  probe.remove();
  return Math.min(Math.max(size / USUAL, LEAST), MOST);
}
