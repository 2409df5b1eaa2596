// By the variable that names it, where it usually is, or by installing it; else one sentence.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { installOnDebian } from './debian.mjs';

/** A launcher may be there without its browser (Ubuntu's stub); on Windows asking would open a window. */
const runs = (path) =>
  existsSync(path) &&
  (process.platform === 'win32' || spawnSync(path, ['--version'], { timeout: 20_000 }).status === 0);

/**
 * Its path. Throws one sentence that says what to do when there is none.
 * @param program `name` in a sentence, the `variable` that may name it, its usual `places`, and Debian's `packages`.
 */
export function findProgram({ name, variable, places, packages, works = runs, machine }) {
  const chosen = process.env[variable];
  if (chosen && works(chosen)) return chosen;
  if (chosen)
    throw new Error(`${variable} names ${chosen}, which does not start: set it to the path of a ${name}.`);
  const installed = () => places().find(works);
  const found = installed();
  if (found) return found;
  installOnDebian(packages, name, machine);
  const fetched = installed();
  if (fetched) return fetched;
  throw new Error(
    `The tests need a ${name}: install one (on Debian: apt-get install ${packages.join(' ')}), or name it in ${variable}, and try again.`,
  );
}
