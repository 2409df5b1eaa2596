import { KEPT } from './kept.ts';

/** A bundle adds a number to a name that two of its files have. */
const plain = (name) => name.replace(/\$\d+$/, '');

/**
 * The functions that no test reaches: those that were so `before` and those that `came`, of what is `there` and `built`, without
 * what `ran`, what stays since a visitor may reach it, and what is left out by another list.
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
