// Plain syntax only, as in start.mjs.
import { oldNode } from './bootstrap/old-node.mjs';

const problem = oldNode(process.version);
if (problem) {
  console.error(problem);
  process.exitCode = 1;
} else {
  import('./bootstrap/run.mjs').then((bootstrap) => bootstrap.run('tools/prices/main.mjs'));
}
