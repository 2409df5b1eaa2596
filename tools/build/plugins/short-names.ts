// Our classes and custom properties have long names in `src` and short ones in every script that is built from it. Nobody
// outside asks for them: partners have `::part` and `--heq-…`. dist/class-names.json says which is which.
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import MagicString from 'magic-string';
import type { Plugin } from 'rollup';

/** `block__part`, without its `--modifier`, and `--_property`: nothing else in the project is written so. */
const LONG = /(?<![\w-])(?:--_|[a-z\d]+(?:-[a-z\d]+)*__)[a-z\d]+(?:-[a-z\d]+)*/g;

/** What partners, attributes and themes set has names that code puts together, and so has what follows from it. */
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

/** A letter, or a letter and a sign. */
const SHORT = [...LETTERS, ...[...LETTERS].flatMap((letter) => [...SIGNS].map((sign) => letter + sign))];

/** Short names by long ones, of all that `sheets` dress: the texts of stylesheets, without comments. */
export function shortNamesOf(sheets: readonly string[]): ReadonlyMap<string, string> {
  const text = sheets.join('\n');
  const kept = new Set([...text.matchAll(SET)].flatMap(([name, end]) => [name, `--_${end}`]));
  const classes = [...SHORT];
  const all = [...new Set(text.match(LONG))].filter((name) => !kept.has(name));
  // A page may have a `--a`, and what it sets would be inherited. What is a long name too would be shortened twice.
  const properties = SHORT.map((name) => `--_${name}`).filter((name) => !all.includes(name));
  return new Map(all.map((name) => [name, (name.startsWith('--') ? properties : classes).shift() as string]));
}

export const SHORT_NAMES = shortNamesOf([...sheetsIn('src'), ...sheetsIn('themes')]);

/** The text with each of the names that stands in it whole as a built script has it. */
export const shortened = (text: string) => text.replace(LONG, (name) => SHORT_NAMES.get(name) ?? name);

/** A rollup plugin: the same for each file of `src`, its stylesheets among them. */
export const shortNames = (): Plugin => ({
  name: 'short-names',
  transform(code, id) {
    if (!pathed(id).startsWith(`${ROOT}src/`)) return null;
    const text = new MagicString(code).replace(LONG, (name) => SHORT_NAMES.get(name) ?? name);
    return text.hasChanged() ? { code: text.toString(), map: text.generateMap({ hires: true }) } : null;
  },
});

/** The other way round. */
export const LONG_NAMES = Object.fromEntries([...SHORT_NAMES].map(([long, short]) => [short, long]));

/** For whoever looks at the elements of a page. */
export const classNames = () => ({
  name: 'class-names.json',
  text: `${JSON.stringify(LONG_NAMES, null, 2)}\n`,
});
