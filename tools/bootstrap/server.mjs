// Knows how the reference API and the partner pages run under a command of ours, and how they end with it.
import { spawnNode } from './runtime.mjs';

/** Milliseconds. The terminal sends Ctrl-C to the server too; it is told again only if it seems not to have heard. */
const HEARD = 500;
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
  const end = (signal, delay) => () => {
    asked = true;
    setTimeout(() => server.kill(signal), delay).unref();
    setTimeout(() => server.kill('SIGKILL'), PATIENCE).unref();
  };
  process.on('SIGINT', end('SIGINT', HEARD));
  process.on('SIGTERM', end('SIGTERM', 0));
  process.on('SIGHUP', end('SIGTERM', 0));
  whenLeft(end('SIGTERM', 0));
  server.on('close', (status) => process.exit(asked ? 0 : (status ?? 1)));
}
