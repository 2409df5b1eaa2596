// `node tools/leave-out/reached.mjs FILES`: writes unreached.json, the functions of react-dom that would be in the build and
// are in none of these files of names, one a line (README.md says how they are made), but for those that `kept.ts` keeps.
import { readFileSync } from 'node:fs';
import { rollup } from 'rollup';
import { parseAst } from 'rollup/parseAst';
import { ROOT } from '../build/paths.mjs';
import { KEPT } from './kept.ts';
import { leaveOut } from './leave-out.mjs';
import { LEFT_OUT } from './left-out.ts';
import { functionsOf, installed, write } from './write-down.mjs';

/** A bundle adds a number to a name that two of its files have. */
const plain = (name) => name.replace(/\$\d+$/, '');

const client = LEFT_OUT.find(({ name }) => name === 'react-dom/client');
const plugins = [leaveOut(ROOT.replace(/[\\/]$/, ''), { keepsUnreached: true })];
const bundle = await rollup({ input: 'react-dom/client', plugins });
const {
  output: [{ code }],
} = await bundle.generate({ format: 'es' });
const built = new Set(functionsOf(code, parseAst).map(plain));

const ran = new Set(
  process.argv
    .slice(2)
    .flatMap((file) => readFileSync(file, 'utf8').split('\n'))
    .map(plain),
);
const isUnreached = (name) =>
  !KEPT.includes(name) &&
  !Object.hasOwn(client.answers, name) &&
  built.has(plain(name)) &&
  !ran.has(plain(name));
const unreached = functionsOf(installed(client), parseAst).filter(isUnreached);
console.log(`Of ${built.size} functions in the build no test reaches ${unreached.length}.`);
write('unreached.json', { [client.file]: unreached });
