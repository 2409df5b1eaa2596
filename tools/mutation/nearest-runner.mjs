// Runs our tests for Stryker in one process. For each fault, it runs the nearest test files that reach it.
import { relative, sep } from 'node:path';
import { INSTRUMENTER_CONSTANTS } from '@stryker-mutator/api/core';
import { declareFactoryPlugin, PluginKind } from '@stryker-mutator/api/plugin';
import { collect, end } from './collected-tests.mjs';
import { forget, load } from './load-again.mjs';
import { nearestInProject } from './nearest-in-project.mjs';

/** An object that the mutated code and this runner share. */
const shared = {};
globalThis[INSTRUMENTER_CONSTANTS.NAMESPACE] = shared;

const pathOf = (file) => relative(process.cwd(), file).replaceAll(sep, '/');

/** An error that a fault causes outside any test also counts as noticed. */
let stray = null;
process.on('unhandledRejection', (reason) => {
  stray ??= reason;
});

const loaded = new Map();

async function testsOf(file) {
  if (!loaded.has(file)) loaded.set(file, await collect(file, () => load(file)));
  return loaded.get(file);
}

/** Loads the modules again for the next tests. */
async function again() {
  await end().catch(() => {});
  forget();
  loaded.clear();
}

async function failureOf({ run }) {
  try {
    await run();
    return stray;
  } catch (error) {
    return error ?? 'failed';
  }
}

async function dryRun({ files = [] }, nearest) {
  const results = [];
  for (const file of new Set(files.map(pathOf).flatMap(nearest))) {
    for (const test of await testsOf(file)) {
      const started = performance.now();
      shared.currentTestId = test.id;
      const failure = await failureOf(test);
      shared.currentTestId = undefined;
      const result = {
        id: test.id,
        name: test.name,
        fileName: file,
        timeSpentMs: performance.now() - started,
      };
      results.push(
        failure ? { ...result, status: 1, failureMessage: String(failure) } : { ...result, status: 0 },
      );
    }
  }
  return { status: 'complete', tests: results, mutantCoverage: shared.mutantCoverage };
}

async function firstFailure(files, filter) {
  for (const file of files) {
    for (const test of await testsOf(file)) {
      const failure = filter && !filter.includes(test.id) ? null : await failureOf(test);
      if (failure) return { killedBy: [test.id], failureMessage: String(failure) };
    }
  }
  return null;
}

async function tried(options, files) {
  const { activeMutant, reloadEnvironment, mutantActivation, testFilter } = options;
  if (reloadEnvironment) await again();
  if (mutantActivation === 'static') shared.activeMutant = activeMutant.id;
  try {
    for (const file of files) await testsOf(file);
    shared.activeMutant = activeMutant.id;
    return await firstFailure(files, testFilter);
  } catch (error) {
    // The fault prevents a module from loading.
    return { killedBy: ['load'], failureMessage: String(error) };
  }
}

async function mutantRun(options, nearest) {
  const files = nearest(pathOf(options.sandboxFileName));
  Object.assign(shared, { hitCount: 0, hitLimit: options.hitLimit });
  stray = null;
  const failure = await tried(options, files);
  shared.activeMutant = undefined;
  if (options.reloadEnvironment) await again();
  return failure
    ? { status: 'killed', nrOfTests: 1, ...failure }
    : { status: 'survived', nrOfTests: options.testFilter?.length ?? 0 };
}

function createRunner() {
  const nearest = nearestInProject();
  return {
    capabilities: () => ({ reloadEnvironment: true }),
    dryRun: (options) => dryRun(options, nearest),
    mutantRun: (options) => mutantRun(options, nearest),
  };
}
createRunner.inject = [];

export const strykerPlugins = [declareFactoryPlugin(PluginKind.TestRunner, 'nearest', createRunner)];
