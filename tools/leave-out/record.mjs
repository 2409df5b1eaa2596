// `npm run leave-out`: for the versions that are installed, writes known.json and unreached.json again. What came with them
// and no test reaches is left out, and what no longer is there is forgotten. After it, a person reads what is new in
// unreached.json. Paths of tests limit which are run.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { rollup } from 'rollup';
import { parseAst } from 'rollup/parseAst';
import { ROOT } from '../build/paths.mjs';
import { testFiles } from '../testing/files.mjs';
import { ELEMENT_FOLDERS, elementTests } from '../testing/suites/element.mjs';
import { changesOf, functionsOf, hashOf, KNOWN, UNREACHED, unreachedOf } from './installed.mjs';
import { leaveOut } from './leave-out.mjs';
import { LEFT_OUT } from './left-out.ts';
import { missingNames } from './missing-names.mjs';
import { unreachedNow } from './unreached-now.mjs';
import { installed, write } from './write-down.mjs';

const client = LEFT_OUT.find(({ name }) => name === 'react-dom/client');

const say = (title, names) =>
  names.length > 0 && console.log(`  ${names.length} ${title}: ${names.join(', ')}`);

/** Says how a file differs from what was known of it, and knows it from now on; gives the functions that came. */
function meet(library) {
  const { file } = library;
  const code = installed(library);
  const [hash, functions] = [hashOf(code), functionsOf(code, parseAst)];
  const { came, altered } = changesOf(file, code, parseAst);
  const before = KNOWN[file] ?? { functions: {} };
  console.log(`${file}: ${hash === before.hash ? 'unchanged' : 'changed'}`);
  if (library.isMinified && hash !== before.hash) console.log('  its names are letters: choose them again');
  say('new functions', came);
  say('changed functions', altered);
  const went = Object.keys(before.functions).filter((name) => !Object.hasOwn(functions, name));
  say('removed functions', went);
  const isUnreached = (name) => !went.includes(name);
  const names = { ...library, unreached: unreachedOf(library).filter(isUnreached) };
  say('names to remove from left-out.ts', missingNames(parseAst(code), names));
  KNOWN[file] = { hash, functions };
  return came;
}

/** The names of the functions that run in these browser tests, on a build that has each by its name. */
async function namesThatRun(files) {
  const folder = mkdtempSync(join(tmpdir(), 'heq-reached-'));
  const list = join(folder, 'names');
  try {
    const { failed } = await elementTests('chromium', files, { HEQ_BUILD: 'named', HEQ_REACHED: list });
    if (failed > 0)
      console.log(
        `${failed} tests failed. The build now leaves out the functions that only these tests reach, and npm test will name them.`,
      );
    return readFileSync(list, 'utf8').split('\n');
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** Those of react-dom that a build has before it leaves out what no test reaches. */
async function namesInBuild() {
  const plugins = [leaveOut(ROOT.replace(/[\\/]$/, ''), { keepsUnreached: true })];
  const bundle = await rollup({ input: 'react-dom/client', plugins, onwarn: () => {} });
  const { output } = await bundle.generate({ format: 'es' });
  await bundle.close();
  return Object.keys(functionsOf(output[0].code, parseAst));
}

const fresh = new Map(LEFT_OUT.map((library) => [library, meet(library)])).get(client);
const starts = process.argv.slice(2);
const all = testFiles(ELEMENT_FOLDERS).filter(
  (file) => starts.length === 0 || starts.some((start) => file.startsWith(start)),
);
const unreached = unreachedNow({
  before: UNREACHED[client.file],
  came: fresh,
  there: Object.keys(functionsOf(installed(client), parseAst)),
  built: await namesInBuild(),
  ran: await namesThatRun(all),
  answered: Object.keys(client.answers),
});
say(
  'new functions that the build leaves out',
  unreached.filter((name) => fresh.includes(name)),
);
write('known.json', KNOWN);
write('unreached.json', { [client.file]: unreached });
