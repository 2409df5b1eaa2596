// The start of `npm run mutate`, in plain syntax only, as start.mjs is.
import { oldNode } from './bootstrap/old-node.mjs';

const problem = oldNode(process.version);
if (problem) {
  console.error(problem);
  process.exitCode = 1;
} else {
  import('./bootstrap/run.mjs').then((bootstrap) => bootstrap.run('tools/mutation/run.mjs', 'MUTATE'));
}
