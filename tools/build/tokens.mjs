// Finds tokens that one theme sets and no stylesheet uses, or that a stylesheet uses and nothing defines.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './paths.mjs';

const PUBLIC = /--heq-([\w-]+)(?=\s*:)/g;
/** The tokens that tokens.css reads from a theme. */
const TAKEN = /var\(--_theme-([\w-]+)/g;
/** Private tokens are defined in a stylesheet or in the `style` of a component. */
const DEFINED = /--_([\w-]+)(?=['"`]?\]?\s*:)/g;
const USED = /var\(--_(?!attr-|theme-)([\w-]+)/g;

const names = (text, pattern) => [...new Set([...text.matchAll(pattern)].map(([, name]) => name))];

/** Returns a sentence for each problem. Files are `{ path, text }`; `tokens` is the text of tokens.css. */
export function unknownTokens({ themes, styles, tokens }) {
  const taken = names(tokens, TAKEN);
  const defined = new Set(styles.flatMap(({ text }) => names(text, DEFINED)));
  const inThemes = themes.flatMap(({ path, text }) => {
    const set = names(text, PUBLIC);
    return [
      ...set
        .filter((name) => !taken.includes(name))
        .map((name) => `${path} sets --heq-${name}, which is no token.`),
      ...taken.filter((name) => !set.includes(name)).map((name) => `${path} does not set --heq-${name}.`),
    ];
  });
  const inStyles = styles.flatMap(({ path, text }) =>
    names(text, USED)
      .filter((name) => !defined.has(name))
      .map((name) => `${path} uses --_${name}, which is nowhere defined.`),
  );
  return [...inThemes, ...inStyles];
}

function filesOf(folder, ending) {
  return readdirSync(join(ROOT, folder), { recursive: true })
    .filter((file) => ending.test(file) && !/\.test\./.test(file))
    .map((file) => ({ path: `${folder}/${file}`, text: readFileSync(join(ROOT, folder, file), 'utf8') }));
}

/** The problems of this project's own themes and stylesheets. */
export const tokenProblems = () =>
  unknownTokens({
    themes: filesOf('themes', /\.css$/),
    styles: filesOf('src', /\.(css|tsx?)$/),
    tokens: readFileSync(join(ROOT, 'src/styles/tokens.css'), 'utf8'),
  });
