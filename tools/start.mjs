// Every npm command starts here: `node tools/start.mjs NAME` (`bootstrap/commands.mjs` lists the names). This file uses old
// syntax and no static import of newer code, since an old Node must be able to print the sentence of `oldNode`. For a server, npm
// runs `exec node …`, so that Ctrl-C reaches this process and not a shell. Where there is no `exec` (Windows), it runs plain
// `node …`.
import { oldNode } from './bootstrap/old-node.mjs';

const problem = oldNode(process.version);
if (problem) {
  console.error(problem);
  process.exitCode = 1;
} else {
  import('./bootstrap/commands.mjs').then((bootstrap) =>
    bootstrap.run(process.argv[2], process.argv.slice(3)),
  );
}
