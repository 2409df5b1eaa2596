// Knows what `npm test` does before the tests: the packages, and the Node that they bring.
import { install } from './install.mjs';
import { findNode, runNode } from './runtime.mjs';

export async function test() {
  await install();
  process.exit(await runNode(findNode(), ['tools/testing/run.mjs', ...process.argv.slice(2)]));
}
