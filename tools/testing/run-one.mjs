// `npm run test:one -- path…`: some test files alone and without a build, those of the browser against src itself.
import { existsSync } from 'node:fs';
import { relative, resolve } from 'node:path';
import { ROOT } from '../build/paths.mjs';
import { runOnNode } from './node-tests.mjs';
import { ELEMENT_FOLDERS, elementTests } from './suites/element.mjs';
import { UNIT_FOLDERS } from './suites/unit.mjs';

const isIn = (folders) => (file) => folders.some((folder) => file.startsWith(`${folder}/`));

/** Paths from the root of the project. Throws one sentence about what it can't run. */
function filesNamed(names) {
  if (names.length === 0) throw new Error('Say which: npm run test:one -- test/journeys/solar.test.ts');
  return names.map((name) => {
    const file = relative(ROOT, resolve(name)).replaceAll('\\', '/');
    if (!existsSync(resolve(ROOT, file))) throw new Error(`There is no file ${name}.`);
    if (isIn([...ELEMENT_FOLDERS, ...UNIT_FOLDERS, 'test/house'])(file)) return file;
    throw new Error(`${name} runs on the built widget: npm test -- --only=host runs it.`);
  });
}

async function runThese(names) {
  const files = filesNamed(names);
  const inBrowser = files.filter(isIn(ELEMENT_FOLDERS));
  const onNode = files.filter((file) => !inBrowser.includes(file));
  process.env.HEQ_SOURCE = '1';
  const results = [await runOnNode(onNode), await elementTests('chromium', inBrowser)];
  return results.every(({ failed }) => failed === 0) && results.some(({ passed }) => passed > 0);
}

try {
  process.exitCode = (await runThese(process.argv.slice(2))) ? 0 : 1;
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}
