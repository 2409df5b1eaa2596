// Knows which custom properties our wrapper carries: what attributes set, and what follows from a brand colour of the page's.
import { type RefObject, useLayoutEffect, useState } from 'react';
import { useWidget } from '../../state/widget-context.tsx';
import { attributeTokens } from './attribute-tokens.ts';
import { type DerivedTokens, deriveAccent, deriveBrand, type ThemeColors } from './derive-tokens.ts';
import { readColor } from './read-color.ts';

/** Inline properties of the wrapper, as React's style prop takes them. */
export function useThemeTokens(wrapper: RefObject<HTMLElement | null>): Readonly<Record<string, string>> {
  const { settings, warn } = useWidget();
  const [derived, setDerived] = useState<Readonly<Record<string, string>>>({});

  // biome-ignore lint/correctness/useExhaustiveDependencies: another theme is another ground to read on
  useLayoutEffect(() => {
    const box = wrapper.current;
    if (!box) return;
    const all = [brandTokens(box, settings.brandColor), accentTokens(box, settings.accentColor)];
    const notes = all.flatMap((one) => one?.notes ?? []);
    for (const note of notes) warn(`<home-energy-quote> brand colour: ${note}`);
    const tokens = Object.assign({}, ...all.map((one) => one?.tokens ?? {})) as Record<string, string>;
    setDerived(prefixed(tokens, settings.brandColor === null));
  }, [wrapper, settings.theme, settings.brandColor, settings.accentColor, warn]);

  return { ...attributeTokens(settings), ...derived };
}

/** From the attribute, else from `--heq-brand` where the page sets it and leaves `--heq-on-brand` to us. */
function brandTokens(box: HTMLElement, attribute: string | null): DerivedTokens | null {
  const style = getComputedStyle(box);
  const brand = readColor(attribute ?? pageToken(style, 'brand', 'on-brand'));
  const theme = themeColors(style);
  return brand && theme ? deriveBrand(brand, theme) : null;
}

function accentTokens(box: HTMLElement, attribute: string | null): DerivedTokens | null {
  const accent = readColor(attribute ?? pageToken(getComputedStyle(box), 'accent', 'on-accent'));
  return accent && deriveAccent(accent);
}

/** A token the page sets, unless it also sets the one that goes with it: then it has thought of contrast itself. */
function pageToken(style: CSSStyleDeclaration, name: string, partner: string): string {
  const value = (token: string) => style.getPropertyValue(`--heq-${token}`).trim();
  return value(partner) ? '' : value(name);
}

function themeColors(style: CSSStyleDeclaration): ThemeColors | null {
  const color = (name: string) => readColor(style.getPropertyValue(`--_${name}`).trim());
  const [bg, surface, text, muted] = [color('bg'), color('surface'), color('text'), color('muted')];
  return bg && surface && text && muted ? { bg, surface, text, muted } : null;
}

/** What follows from a brand of the page's stylesheet gives way to what that says of other tokens, as the theme does. */
function prefixed(
  tokens: Readonly<Record<string, string>>,
  isOfPage: boolean,
): Readonly<Record<string, string>> {
  const level = (name: string) => (isOfPage && /^(on-brand|tint|series)/.test(name) ? 'theme' : 'attr');
  return Object.fromEntries(
    Object.entries(tokens).map(([name, value]) => [`--_${level(name)}-${name}`, value]),
  );
}
