// Finds the tests nearest to a source file: these have to notice a fault in it.
import { basename, dirname } from 'node:path/posix';

/** A fault is put to this many test files at most. */
const AT_MOST = 4;

/** Folders to go up and down from one file to another. */
function folders(from, to) {
  const [a, b] = [dirname(from).split('/'), dirname(to).split('/')];
  const shared = a.findIndex((name, at) => name !== b[at]);
  const both = shared < 0 ? a.length : shared;
  return a.length + b.length - 2 * both;
}

const isInSameFolder = (source, test) =>
  dirname(source) === dirname(test) && basename(test).split('.')[0] === basename(source).split('.')[0];

/** How many imports lead from each test to each file that it reaches. */
function distances(imports, tests) {
  return tests.map((test) => {
    const steps = new Map([[test, 0]]);
    for (const file of steps.keys()) {
      for (const next of imports.get(file) ?? []) {
        if (!steps.has(next)) steps.set(next, steps.get(file) + 1);
      }
    }
    return { test, steps };
  });
}

/**
 * That of its name, those that reach it by fewest imports, and those of its folder. These alone, where none imports the
 * file and no other is nearer.
 */
function nearestOf(reaching) {
  const fewest = Math.min(...reaching.map(({ steps }) => steps));
  const isNear = ({ steps }) => steps === fewest;
  const own = reaching.filter(({ away }) => away === 0);
  if (fewest > 1 && own.some(isNear)) return own;
  return reaching.filter((one) => one.beside || one.away === 0 || isNear(one));
}

/** That of its name first, then those that import it, then by folder. */
const nearestFirst = (a, b) =>
  b.beside - a.beside ||
  (b.steps === 1) - (a.steps === 1) ||
  a.away - b.away ||
  a.drawn - b.drawn ||
  a.steps - b.steps;

/**
 * Drawn input takes long, and what such a test holds to is true of many a fault: two others are enough without those of
 * other folders.
 */
function withoutDrawn(nearest) {
  const told = nearest.filter(({ drawn, away }) => away === 0 || !drawn);
  return told.length > 1 ? told : nearest;
}

/**
 * Gives a function of a source file: the nearest of its tests, in their order. `imports` is a
 * map from each file to the files that it imports; paths from the root of the project. `drawn` are tests of drawn input.
 */
export function nearestTests(imports, tests, drawn = new Set()) {
  const known = distances(imports, tests);
  return (source) => {
    const reaching = known
      .filter(({ steps }) => steps.has(source))
      .map(({ test, steps }) => ({
        test,
        beside: isInSameFolder(source, test),
        drawn: drawn.has(test),
        away: folders(source, test),
        steps: steps.get(source),
      }));
    return withoutDrawn(nearestOf(reaching))
      .sort(nearestFirst)
      .slice(0, AT_MOST)
      .map(({ test }) => test);
  };
}
