import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { CACHE, DIST, ROOT } from './paths.mjs';

const STAMP = join(CACHE, 'build.json');

/** All files and folders that dist is built from. */
const INPUTS = [
  'package.json',
  'package-lock.json',
  'tsconfig.json',
  'rollup.config.mjs',
  'src',
  'themes',
  'tools',
];
const NOT_BUILT = /\.test\.tsx?$|\.md$|^tools.(bootstrap|checks|dev|record|runtime|testing)\b/;

function filesUnder(path) {
  return readdirSync(join(ROOT, path), { withFileTypes: true })
    .flatMap((entry) => (entry.isDirectory() ? filesUnder(join(path, entry.name)) : [join(path, entry.name)]))
    .filter((file) => !NOT_BUILT.test(file));
}

const inputs = () => INPUTS.flatMap((path) => (path.includes('.') ? [path] : filesUnder(path))).sort();

/** One hash of the names and contents of all inputs. */
function inputHash(files = inputs()) {
  const hash = createHash('sha256');
  for (const file of files)
    hash
      .update(`${file}\0`)
      .update(readFileSync(join(ROOT, file)))
      .update('\0');
  return hash.digest('hex');
}

/** True if that `part` of dist ('script' or 'all') is there and its inputs have not changed. */
export function isFresh(part) {
  if (!existsSync(STAMP)) return false;
  const { part: had, inputs: made, outputs } = JSON.parse(readFileSync(STAMP, 'utf8'));
  return (
    (had === 'all' || had === part) &&
    outputs.every((file) => existsSync(join(DIST, file))) &&
    made === inputHash()
  );
}

/** Called before a build, so that dist does not count as fresh if the build stops half way. */
export const forget = () => rmSync(STAMP, { force: true });

/** Called after a build that succeeded. */
export function remember(part, outputs) {
  mkdirSync(CACHE, { recursive: true });
  writeFileSync(STAMP, JSON.stringify({ part, inputs: inputHash(), outputs }));
}
