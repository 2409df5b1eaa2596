// Checks that the lock file contains every package that another one names. If one is missing, `npm ci` installs nothing. A
// registry that does not have a platform's package yet leaves it out without a message.
import { readFileSync } from 'node:fs';
import { holds } from './rule.ts';

interface Locked {
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
}

/** The names of packages, wherever they are installed. */
const namesIn = (packages: Readonly<Record<string, Locked>>) =>
  new Set(Object.keys(packages).map((path) => path.split('node_modules/').at(-1)));

function missingIn(text: string): string[] {
  const { packages } = JSON.parse(text) as { packages: Readonly<Record<string, Locked>> };
  const names = namesIn(packages);
  return Object.entries(packages).flatMap(([path, { dependencies, optionalDependencies }]) =>
    Object.keys({ ...dependencies, ...optionalDependencies })
      .filter((name) => !names.has(name))
      .map((name) => `${path} names ${name}, which is not there: take a version that the registry has whole`),
  );
}

holds({
  title: 'The lock file is complete',
  files: [
    {
      path: 'package-lock.json',
      text: readFileSync(new URL('../../package-lock.json', import.meta.url), 'utf8'),
    },
  ],
  finds: ({ text }) => missingIn(text),
  planted: {
    'package-lock.json': JSON.stringify({
      packages: { 'node_modules/a': { optionalDependencies: { 'a-darwin-arm64': '1.0.0' } } },
    }),
  },
  innocent: {
    'package-lock.json': JSON.stringify({
      packages: { 'node_modules/a': { dependencies: { b: '1.0.0' } }, 'node_modules/a/node_modules/b': {} },
    }),
  },
});
