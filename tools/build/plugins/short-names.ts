// Our classes and custom properties have long names in `src` and short ones in every built script. Partners do not use these
// names: they have `::part` and `--heq-…`. dist/class-names.json maps the short names to the long ones.
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import MagicString from 'magic-string';
import type { Plugin } from 'rollup';

/** `block__part` without its `--modifier`, and `--_property`. Nothing else in the project has this form. */
const LONG = /(?<![\w-])(?:--_|[a-z\d]+(?:-[a-z\d]+)*__)[a-z\d]+(?:-[a-z\d]+)*/g;

/**
 * Properties that partners, attributes and themes set keep their names, because code builds these names from parts. So do the
 * private properties derived from them.
 */
const SET = /--(?:heq|_attr|_theme)-([\w-]+)/g;

const LETTERS = 'abcdefghijklmnopqrstuvwxyz';
const SIGNS = `${LETTERS}0123456789`;

const pathed = (path: string) => path.replaceAll('\\', '/');
const ROOT = pathed(fileURLToPath(new URL('../../../', import.meta.url)));

const sheetsIn = (folder: string) =>
  readdirSync(`${ROOT}${folder}`, { recursive: true, encoding: 'utf8' })
    .map(pathed)
    .filter((file) => file.endsWith('.css'))
    .sort()
    .map((file) => readFileSync(`${ROOT}${folder}/${file}`, 'utf8').replace(/\/\*.*?\*\//gs, ''));

/** One letter, or a letter followed by a letter or a digit. */
const SHORT = [...LETTERS, ...[...LETTERS].flatMap((letter) => [...SIGNS].map((sign) => letter + sign))];

/** Maps long names to short ones. `sheets` are the texts of all stylesheets, without comments. */
export function shortNamesOf(sheets: readonly string[]): ReadonlyMap<string, string> {
  const text = sheets.join('\n');
  const kept = new Set([...text.matchAll(SET)].flatMap(([name, end]) => [name, `--_${end}`]));
  const classes = [...SHORT];
  const all = [...new Set(text.match(LONG))].filter((name) => !kept.has(name));
  // Properties keep the prefix `--_`, since a page may define `--a`, which our elements would inherit. A short name that is also
  // a long name is not used, because it would be shortened again.
  const properties = SHORT.map((name) => `--_${name}`).filter((name) => !all.includes(name));
  return new Map(all.map((name) => [name, (name.startsWith('--') ? properties : classes).shift() as string]));
}

export const SHORT_NAMES = shortNamesOf([...sheetsIn('src'), ...sheetsIn('themes')]);

/** The text with every long name replaced. */
export const shortened = (text: string) => text.replace(LONG, (name) => SHORT_NAMES.get(name) ?? name);

/** A rollup plugin that does the same for each file of `src`, stylesheets included. */
export const shortNames = (): Plugin => ({
  name: 'short-names',
  transform(code, id) {
    if (!pathed(id).startsWith(`${ROOT}src/`)) return null;
    const text = new MagicString(code).replace(LONG, (name) => SHORT_NAMES.get(name) ?? name);
    return text.hasChanged() ? { code: text.toString(), map: text.generateMap({ hires: true }) } : null;
  },
});

export const LONG_NAMES = Object.fromEntries([...SHORT_NAMES].map(([long, short]) => [short, long]));

/** Lets a developer look up the long names of the classes that are on a page. */
export const classNames = () => ({
  name: 'class-names.json',
  text: `${JSON.stringify(LONG_NAMES, null, 2)}\n`,
});
