// Finds a program by the variable that names it, in its usual places, or by installing it.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { installOnDebian } from './debian.mjs';

/** A launcher may exist without its browser (Ubuntu's stub), so it is started once. On Windows that would open a window, so it is not. */
const runs = (path) =>
  existsSync(path) &&
  (process.platform === 'win32' || spawnSync(path, ['--version'], { timeout: 20_000 }).status === 0);

/**
 * Returns the program's path. Throws a sentence that says what to do if there is none.
 * @param program its `name` in sentences, the `variable` that may name it, its usual `places`, and Debian's `packages`
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
