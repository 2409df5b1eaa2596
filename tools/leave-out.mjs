// The start of `npm run leave-out`, in plain syntax only, as start.mjs is.
import { oldNode } from './bootstrap/old-node.mjs';

const problem = oldNode(process.version);
if (problem) {
  console.error(problem);
  process.exitCode = 1;
} else {
  import('./bootstrap/run.mjs').then((bootstrap) => bootstrap.run('tools/leave-out/record.mjs'));
}
