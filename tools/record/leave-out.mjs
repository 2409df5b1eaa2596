// `npm run leave-out` writes known.json and unreached.json again for the installed versions. New functions that no test
// reaches are left out, and removed ones are forgotten. Afterwards a person must review what is new in unreached.json.
// Paths as arguments limit which tests are run.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { rollup } from 'rollup';
import { parseAst } from 'rollup/parseAst';
import { ROOT } from '../build/paths.mjs';
import { changesOf, functionsOf, hashOf, KNOWN, UNREACHED, unreachedOf } from '../leave-out/installed.mjs';
import { leaveOut } from '../leave-out/leave-out.mjs';
import { LEFT_OUT } from '../leave-out/left-out.ts';
import { missingNames } from '../leave-out/missing-names.mjs';
import { unreachedNow } from '../leave-out/unreached-now.mjs';
import { installed, write } from '../leave-out/write-down.mjs';
import { testFiles } from '../testing/files.mjs';
import { ELEMENT_FOLDERS, elementTests } from '../testing/suites/element.mjs';

const client = LEFT_OUT.find(({ name }) => name === 'react-dom/client');

const say = (title, names) =>
  names.length > 0 && console.log(`  ${names.length} ${title}: ${names.join(', ')}`);

/** Prints how a file has changed and records it as known. Returns the new functions. */
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

/** The names of the functions that run in these browser tests, on a build that keeps their names. */
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

/** The functions of react-dom in a build that keeps those that no test reaches. */
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
