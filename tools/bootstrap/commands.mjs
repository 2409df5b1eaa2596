import { dev } from './dev.mjs';
import { install } from './install.mjs';
import { WORKSPACES } from './needed.mjs';
import { findNode, runNode } from './runtime.mjs';
import { start } from './start.mjs';

/** Installs the packages that a command needs, then runs its file with the rest of the command line. */
const file = (path, needs) => async (args) => {
  await install(needs);
  process.exit(await runNode(findNode(), [path, ...args]));
};

const { SERVE, BUILD, TEST } = WORKSPACES;

/** What each command runs. The scripts of package.json name them after `tools/start.mjs`. */
export const COMMANDS = {
  start,
  dev,
  build: file('tools/build/run.mjs', BUILD),
  check: file('tools/checks/main.mjs', TEST),
  release: file('tools/release/main.mjs', BUILD),
  prices: file('tools/prices/main.mjs', TEST),
  probe: file('tools/probe/main.mjs', SERVE),
  test: file('tools/testing/run.mjs', TEST),
  'test:one': file('tools/testing/run-one.mjs', TEST),
  'test:browsers': file('tools/testing/run-browsers.mjs', TEST),
  hear: file('tools/testing/run-hear.mjs', TEST),
  bench: file('tools/bench/run.mjs', TEST),
  fuzz: file('tools/testing/run-fuzz.mjs', TEST),
};

/** @param args the arguments after the command's name */
export const run = (name, args) => COMMANDS[name](args);
