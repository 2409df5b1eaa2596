// Converts a theme file, written as a partner would copy it, into a theme of the bundle.

/**
 * Converts a file of `home-energy-quote { --heq-…: … }` into the rule for `<div class="root" data-theme="name">`.
 * Its tokens become fallbacks (`--_theme-…`), so that the page's own `--heq-…` win over them.
 * Throws at the start if the file has another shape, so that no theme without effect is released.
 */
export function themeCss(name: string, file: string): string {
  const tokens = /home-energy-quote\s*\{([^}]*)\}/.exec(file)?.[1];
  if (tokens === undefined) throw new Error(`Theme ${name} has no home-energy-quote rule`);
  return `@layer tokens{.root[data-theme="${name}"]{${tokens.replaceAll('--heq-', '--_theme-')}}}`;
}
