// Knows `npm run test:browsers`: the tests of the element in every browser engine, and what came of it in each.
import { ENGINES, engineNamed } from './engines/engines.mjs';
import { only } from './only.mjs';
import { runSuite } from './run-suite.mjs';
import { buildSuite } from './suites/build.mjs';
import { EVERY_ENGINE_FOLDERS, elementTests } from './suites/element.mjs';
import { closingLine, summary } from './summary.mjs';

/** All that are missing are named before the long work, one sentence each: an engine is never passed over. */
function demandAll(engines) {
  const problems = engines.flatMap(({ find }) => {
    try {
      find();
      return [];
    } catch (error) {
      return [error.message];
    }
  });
  if (problems.length > 0) throw new Error(problems.join('\n'));
}

async function main() {
  const known = ENGINES.map(({ name }) => name);
  const engines = only(process.argv.slice(2), known, 'engine').map(engineNamed);
  demandAll(engines);
  const { failed } = await runSuite('build', buildSuite);
  if (failed > 0) return false;
  const results = [];
  for (const { name } of engines) {
    results.push(await runSuite(name, () => elementTests(name, EVERY_ENGINE_FOLDERS)));
  }
  console.log(`\n${summary(results)}\n\n${closingLine(results)}`);
  return results.every((result) => result.failed === 0);
}

try {
  process.exitCode = (await main()) ? 0 : 1;
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}
