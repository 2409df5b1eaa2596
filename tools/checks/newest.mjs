// `npm run check -- --newest` asks the registry for the newest version of each package in the bundle, and tries it in a temporary
// copy of the project: install, build, `npm test`. `--newest=react,ky` tries only these.
import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ROOT } from '../build/paths.mjs';
import { buildSummary, testSummary } from './summaries.mjs';

/** These have the same version and need each other, so they are tried together. */
const TOGETHER = [['react', 'react-dom']];
/** Paths relative to the root. */
const NOT_COPIED = /^((node_modules|coverage|test-results|\.git|\.cache|\.mutate)$|dist\/(?!README\.md$))/;

const IMPORTED = /\bfrom '((?:@[\w-]+\/)?[\w-]+)/g;

/** The packages of package.json that src imports, in groups. */
export function shippedGroups() {
  const { devDependencies } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));
  const files = readdirSync(join(ROOT, 'src'), { recursive: true }).filter((file) =>
    /(?<!\.test)\.tsx?$/.test(file),
  );
  const texts = files.map((file) => readFileSync(join(ROOT, 'src', file), 'utf8'));
  const names = new Set(texts.flatMap((text) => [...text.matchAll(IMPORTED)].map(([, name]) => name)));
  const shipped = [...names].filter((name) => devDependencies[name]).sort();
  const alone = shipped.filter((name) => !TOGETHER.flat().includes(name)).map((name) => [name]);
  return { groups: [...TOGETHER, ...alone], have: devDependencies };
}

const run = (cwd, command, ...args) =>
  spawnSync(command, args, {
    cwd,
    encoding: 'utf8',
    maxBuffer: 2 ** 28,
    shell: process.platform === 'win32',
  });

function newestOf(name) {
  const { status, stdout, stderr } = run(ROOT, 'npm', 'view', name, 'version');
  if (status !== 0)
    throw new Error(`The registry did not give the newest version of ${name}: ${stderr.trim()}`);
  return stdout.trim();
}

/** Installs these packages (`name@version`) in the copy, builds it and runs its tests. Returns `{ isGood, says }`. */
function tried(copy, packages) {
  for (const file of ['package.json', 'package-lock.json']) cpSync(join(ROOT, file), join(copy, file));
  const installed = run(
    copy,
    'npm',
    'install',
    '--save-dev',
    '--save-exact',
    '--loglevel=error',
    ...packages,
  );
  if (installed.status !== 0) return { isGood: false, says: [installed.stderr.trim()] };
  const built = run(copy, 'npm', 'run', 'build');
  const says = buildSummary(`${built.stdout}\n${built.stderr}`);
  if (built.status !== 0) return { isGood: false, says };
  const test = run(copy, 'npm', 'test', '--', '--second-try');
  return { isGood: test.status === 0, says: [...says, ...testSummary(test)] };
}

/**
 * Returns `{ passed, failed }`: the number of groups that can be updated without a change to our code, and the number of those
 * that cannot.
 */
export function checkNewest(only = []) {
  const { groups, have } = shippedGroups();
  const copy = mkdtempSync(join(tmpdir(), 'heq-newest-'));
  const counts = { passed: 0, failed: 0 };
  try {
    cpSync(ROOT, copy, {
      recursive: true,
      filter: (path) => !NOT_COPIED.test(path.slice(ROOT.length).replaceAll('\\', '/')),
    });
    for (const names of groups.filter(
      (all) => only.length === 0 || all.some((name) => only.includes(name)),
    )) {
      const packages = names.map((name) => `${name}@${newestOf(name)}`);
      const before = names.map((name) => `${name}@${have[name]}`);
      if (packages.join() === before.join()) {
        console.log(`${before.join(', ')}: is the newest version`);
        counts.passed++;
        continue;
      }
      console.log(`${before.join(', ')} to ${packages.join(', ')}…`);
      const { isGood, says } = tried(copy, packages);
      for (const line of says) console.log(`  ${line}`);
      counts[isGood ? 'passed' : 'failed']++;
    }
    return counts;
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
}
