// `npm run test:browsers` runs the element's tests in every browser engine, and reports the results for each.
import { chromiumAlone, ENGINES, engineNamed } from './engines.mjs';
import { closingLine, only, runSuite, summary } from './results.mjs';
import { testFiles } from './runners.mjs';
import { buildSuite, ELEMENT_FOLDERS, elementTests } from './suites.mjs';

/** Names all missing engines before the slow work. An engine is never skipped silently. */
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

/** Names the files that an engine cannot run, with the reason. Each counts as one skipped test. */
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
  const { failed } = await runSuite('build', buildSuite);
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
