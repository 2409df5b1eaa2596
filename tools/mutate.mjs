// The start of `npm run mutate`, in plain syntax only, as start.mjs is.
import { oldNode } from './bootstrap/old-node.mjs';

const problem = oldNode(process.version);
if (problem) {
  console.error(problem);
  process.exitCode = 1;
} else {
  import('./bootstrap/test.mjs').then((bootstrap) => bootstrap.test('tools/mutation/run.mjs'));
}
