import { install } from './install.mjs';
import { findNode, runNode } from './runtime.mjs';

/** Runs a file of the project with what followed the command. */
export async function test(file) {
  await install();
  process.exit(await runNode(findNode(), [file, ...process.argv.slice(2)]));
}
