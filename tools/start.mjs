// Plain syntax only, and no static import of anything newer: an old Node must get as far as its sentence. npm
// runs `exec node …`, so that Ctrl-C and npm reach this process and not a shell; where there is no exec
// (Windows) it runs plain `node …`.
import { oldNode } from './bootstrap/old-node.mjs';

const problem = oldNode(process.version);
if (problem) {
  console.error(problem);
  process.exitCode = 1;
} else {
  import('./bootstrap/start.mjs').then((bootstrap) => bootstrap.start());
}
