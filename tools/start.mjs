// The start of every npm command: `node tools/start.mjs NAME` (`bootstrap/commands.mjs` lists the names). Plain syntax
// only, and no static import of anything newer: an old Node must be able to print the sentence of `oldNode`. npm runs
// `exec node …` for a server, so that Ctrl-C reaches this process and not a shell; where there is no exec (Windows),
// it runs plain `node …`.
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
