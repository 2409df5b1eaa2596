// Runs the reference API and the partner pages while one of our commands runs, and stops them with it.
import { spawnNode } from './runtime.mjs';

/** Milliseconds that the server is given to end. */
const PATIENCE = 5000;

/** npm killed outright cannot tell us: without this the server would keep its port for ever. */
function whenLeft(then) {
  if (!process.env.npm_lifecycle_event) return;
  const parent = process.ppid;
  const watching = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(watching);
    then();
  }, 1000);
}

/** Starts the server and stays until it ends; ends with it, with status 0 when it was asked to stop. */
export function runServer(node, args, environment) {
  const server = spawnNode(node, args, environment);
  let asked = false;
  // The terminal tells the server of Ctrl-C too: asked twice, it ends once.
  const end = () => {
    asked = true;
    server.kill('SIGTERM');
    setTimeout(() => server.kill('SIGKILL'), PATIENCE).unref();
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, end);
  whenLeft(end);
  server.on('close', (status) => process.exit(asked ? 0 : (status ?? 1)));
}
