// Runs the reference API and the demo pages while a command runs, and stops them when it ends.
import { spawnNode } from './runtime.mjs';

/** The milliseconds after which a server that does not stop is killed. */
const PATIENCE = 5000;

/** If npm is killed with SIGKILL, we get no signal. Without this, the server would keep its port forever. */
function whenLeft(then) {
  if (!process.env.npm_lifecycle_event) return;
  const parent = process.ppid;
  const watching = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(watching);
    then();
  }, 1000);
}

/** Starts the server, and exits when it exits. The status is 0 if the server was asked to stop. */
export function runServer(node, args, environment) {
  const server = spawnNode(node, args, environment);
  let asked = false;
  // On Ctrl-C, the terminal signals the server, too. A second signal does it no harm.
  const end = () => {
    asked = true;
    server.kill('SIGTERM');
    setTimeout(() => server.kill('SIGKILL'), PATIENCE).unref();
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, end);
  whenLeft(end);
  server.on('close', (status) => process.exit(asked ? 0 : (status ?? 1)));
}
