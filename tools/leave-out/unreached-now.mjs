import { KEPT } from './kept.ts';

/** A bundle adds a number to a name that is in two of its files. */
const plain = (name) => name.replace(/\$\d+$/, '');

/**
 * The functions that no test reaches: those from `before` and those that `came`, if they are still `there` and `built`. Functions
 * that `ran`, that a visitor may reach (kept.ts) or that another list leaves out are not among them.
 */
export function unreachedNow({ before, came, there, built, ran, answered }) {
  const [inBuild, reached] = [built, ran].map((names) => new Set(names.map(plain)));
  const isUnreached = (name) =>
    (before.includes(name) || came.includes(name)) &&
    inBuild.has(plain(name)) &&
    !reached.has(plain(name)) &&
    !KEPT.includes(name) &&
    !answered.includes(name);
  return there.filter(isUnreached);
}
