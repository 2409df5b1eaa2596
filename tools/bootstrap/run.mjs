import { install } from './install.mjs';
import { WORKSPACES } from './needed.mjs';
import { findNode, runNode } from './runtime.mjs';

/** Runs a file of the project with what followed the command, once what it needs is installed: a key of `WORKSPACES`. */
export async function run(file, needs = 'TEST') {
  await install(WORKSPACES[needs]);
  process.exit(await runNode(findNode(), [file, ...process.argv.slice(2)]));
}
