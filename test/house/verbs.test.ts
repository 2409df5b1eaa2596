// Checks that CONTRIBUTING's table of verbs and the functions of test/browser are the same.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { holds } from './rule.ts';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));

const read = (file: string) => {
  const path = `${ROOT}test/browser/${file}`;
  return existsSync(path) ? readFileSync(path, 'utf8') : '';
};

/** True for an exported name and for a member of a visitor's type. `…` in a name stands for any letters. */
function isIn(text: string, verb: string): boolean {
  const name = verb.replace(/\(.*/, '').replace('…', '\\w+');
  return new RegExp(`export [\\w ]*\\b${name}\\b|^ {2}${name}\\(`, 'm').test(text);
}

const quotedIn = (text: string) => [...text.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name);

holds({
  title: 'Every verb that CONTRIBUTING lists is in the file that it names',
  files: [{ path: 'CONTRIBUTING.md', text: readFileSync(`${ROOT}CONTRIBUTING.md`, 'utf8') }],
  finds: ({ text }) => {
    const section = /^\| verb \|[\s\S]*/m.exec(text)?.[0] ?? '';
    const rows = section
      .split('\n')
      .slice(2)
      .filter((line) => line.startsWith('|'));
    if (rows.length === 0) return ['has no table of verbs'];
    return rows.flatMap((row) => {
      const [, verbs = '', does = ''] = row.split('|');
      const files = quotedIn(does)
        .filter((name) => name.endsWith('.ts'))
        .map(read)
        .join('\n');
      return quotedIn(verbs)
        .filter((verb) => !isIn(files, verb))
        .map((verb) => `names ${verb}, which is not there`);
    });
  },
  planted: {
    'CONTRIBUTING.md': '| verb | does |\n| --- | --- |\n| `sees`, `beholds` | sees (`visitor.ts`) |\n',
  },
});

const verbs = quotedIn(
  /^\| verb \|[\s\S]*/m.exec(readFileSync(`${ROOT}CONTRIBUTING.md`, 'utf8'))?.[0] ?? '',
).map((verb) => new RegExp(`^${verb.replace(/\(.*/, '').replace('…', '\\w+')}$`));

holds({
  title: 'Every function that test/browser exports is in the table of CONTRIBUTING',
  files: readdirSync(`${ROOT}test/browser`)
    .filter((name) => name.endsWith('.ts'))
    .map((name) => ({ path: `test/browser/${name}`, text: read(name) })),
  // Names in capitals are values.
  finds: ({ text }) =>
    [...text.matchAll(/(?<=^export (?:async )?(?:function|const) )[a-z]\w*/gm)]
      .map(([name]) => name)
      .filter((name) => !verbs.some((verb) => verb.test(name)))
      .map((name) => `exports ${name}`),
  planted: {
    'test/browser/stage.ts': 'export async function beholds() {}',
    'test/browser/a.ts': 'export const gazes = () => 1;',
  },
  innocent: { 'test/browser/walks.ts': 'export async function sees() {}\nexport const HOME = 1;' },
});
