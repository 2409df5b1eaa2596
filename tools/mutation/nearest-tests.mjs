// Finds the nearest tests of a source file. These must notice a fault in it.
import { basename, dirname } from 'node:path/posix';

/** A fault is tried with this many test files at most. */
const AT_MOST = 4;

/** The number of folders to go up and down from one file to another. */
function folders(from, to) {
  const [a, b] = [dirname(from).split('/'), dirname(to).split('/')];
  const shared = a.findIndex((name, at) => name !== b[at]);
  const both = shared < 0 ? a.length : shared;
  return a.length + b.length - 2 * both;
}

const isInSameFolder = (source, test) =>
  dirname(source) === dirname(test) && basename(test).split('.')[0] === basename(source).split('.')[0];

/** For each test, the number of imports to every file that it reaches. */
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
 * Keeps the test with the file's name, those that reach the file by the fewest imports, and those in its folder. If no test
 * imports the file directly and none is nearer than those in its folder, only these are kept.
 */
function nearestOf(reaching) {
  const fewest = Math.min(...reaching.map(({ steps }) => steps));
  const isNear = ({ steps }) => steps === fewest;
  const own = reaching.filter(({ away }) => away === 0);
  if (fewest > 1 && own.some(isNear)) return own;
  return reaching.filter((one) => one.beside || one.away === 0 || isNear(one));
}

/** The test with the file's name comes first, then tests that import the file directly, then the nearest folder. */
const nearestFirst = (a, b) =>
  b.beside - a.beside ||
  (b.steps === 1) - (a.steps === 1) ||
  a.away - b.away ||
  a.drawn - b.drawn ||
  a.steps - b.steps;

/**
 * Tests with random input are slow, and the properties that they check survive many faults. If at least two other tests are
 * left, those with random input are kept only in the file's own folder.
 */
function withoutDrawn(nearest) {
  const chosen = nearest.filter(({ drawn, away }) => away === 0 || !drawn);
  return chosen.length > 1 ? chosen : nearest;
}

/**
 * Returns a function from a source file to its nearest tests, the nearest first. `imports` maps each file to the files that it
 * imports. Paths are relative to the root of the project. `drawn` are the tests with random input.
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
