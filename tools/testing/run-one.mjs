// `npm run test:one -- path…` runs single test files. Browser tests use src directly, without a build; host pages use the built
// widget.
import { existsSync } from 'node:fs';
import { relative, resolve } from 'node:path';
import { ROOT } from '../build/paths.mjs';
import { closingLine } from './results.mjs';
import { runOnNode } from './runners.mjs';
import {
  chosenSuites,
  ELEMENT_FOLDERS,
  elementTests,
  HOST_PAGES,
  runSuites,
  UNIT_FOLDERS,
  WORDPRESS,
} from './suites.mjs';

const isIn = (folders) => (file) => folders.some((folder) => file.startsWith(`${folder}/`));

/** Returns paths relative to the root of the project. Throws a sentence about a file that cannot be run. */
function filesNamed(names) {
  if (names.length === 0)
    throw new Error('Name a test file: npm run test:one -- test/journeys/solar.test.ts');
  return names.map((name) => {
    const file = relative(ROOT, resolve(name)).replaceAll('\\', '/');
    if (!existsSync(resolve(ROOT, file))) throw new Error(`There is no file ${name}.`);
    if (isIn([WORDPRESS])(file))
      throw new Error(`${name} needs a WordPress: npm test -- --only=wordpress runs it.`);
    if (isIn([...ELEMENT_FOLDERS, ...UNIT_FOLDERS, 'test/house', HOST_PAGES])(file)) return file;
    throw new Error(`${name} is not a test file.`);
  });
}

const filesText = (count) => `${count} ${count === 1 ? 'file' : 'files'}`;

async function runThese(names) {
  const files = filesNamed(names);
  const inBrowser = files.filter(isIn(ELEMENT_FOLDERS));
  const onPages = files.filter(isIn([HOST_PAGES]));
  const onNode = files.filter((file) => !inBrowser.includes(file) && !onPages.includes(file));
  const withBuild =
    onPages.length > 0 ? await runSuites(chosenSuites(['--only=host']), { host: onPages }) : [];
  // The build does not count as a test unless it fails.
  const results = withBuild.filter(({ name, failed }) => name === 'host' || failed > 0);
  process.env.HEQ_SOURCE = '1';
  results.push(await runOnNode(onNode), await elementTests('chromium', inBrowser));
  console.log(`\n${filesText(files.length)}, ${closingLine(results)}`);
  return results.every(({ failed }) => failed === 0) && results.some(({ passed }) => passed > 0);
}

try {
  process.exitCode = (await runThese(process.argv.slice(2))) ? 0 : 1;
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}
