// `npm run test:browsers`: the tests of the element in every browser engine, and what came of it in each.
import { chromiumAlone } from './engines/chromium-alone.mjs';
import { ENGINES, engineNamed } from './engines/engines.mjs';
import { testFiles } from './files.mjs';
import { only } from './only.mjs';
import { runSuite } from './run-suite.mjs';
import { buildSuite } from './suites/build.mjs';
import { ELEMENT_FOLDERS, elementTests } from './suites/element.mjs';
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

/** What an engine can't run is named with its reason, and each file of it counts as one that was skipped. */
async function testEngine(name) {
  const files = testFiles(ELEMENT_FOLDERS);
  const leftOut = name === 'chromium' ? [] : files.filter(chromiumAlone);
  for (const file of leftOut) console.log(`Skipped in ${name}: ${file}, since ${chromiumAlone(file)}.`);
  const kept = files.filter((file) => !leftOut.includes(file));
  const counts = await elementTests(name, kept);
  return { ...counts, skipped: counts.skipped + leftOut.length };
}

async function main() {
  const known = ENGINES.map(({ name }) => name);
  const engines = only(process.argv.slice(2), known, 'engine').map(engineNamed);
  demandAll(engines);
  const { failed } = await runSuite('build', () => buildSuite({ chosen: [] }));
  if (failed > 0) return false;
  const results = [];
  for (const { name } of engines) {
    results.push(await runSuite(name, () => testEngine(name)));
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
