// Plain syntax only, as in start.mjs.
import { oldNode } from './bootstrap/old-node.mjs';

const problem = oldNode(process.version);
if (problem) {
  console.error(problem);
  process.exitCode = 1;
} else {
  import('./bootstrap/test.mjs').then((bootstrap) => bootstrap.test('tools/testing/run-browsers.mjs'));
}
