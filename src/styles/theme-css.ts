// A theme file is written as a partner would copy it; this turns it into a theme that the bundle carries.

/**
 * A file of `home-energy-quote { --heq-…: … }` turned into the rule that `<div class="root" data-theme="name">`
 * obeys. Its tokens become fallbacks (`--_theme-…`), so that the page's own `--heq-…` still win over them.
 * Throws at start when the file is not of that shape: a theme that does nothing must not ship.
 */
export function themeCss(name: string, file: string): string {
  const tokens = /home-energy-quote\s*\{([^}]*)\}/.exec(file)?.[1];
  if (tokens === undefined) throw new Error(`Theme ${name} has no home-energy-quote rule`);
  return `@layer tokens{.root[data-theme="${name}"]{${tokens.replaceAll('--heq-', '--_theme-')}}}`;
}
