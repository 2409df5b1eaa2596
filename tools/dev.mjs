// Plain syntax only, as in start.mjs.
import { oldNode } from './bootstrap/old-node.mjs';

const problem = oldNode(process.version);
if (problem) {
  console.error(problem);
  process.exitCode = 1;
} else {
  import('./bootstrap/dev.mjs').then((bootstrap) => bootstrap.dev());
}
